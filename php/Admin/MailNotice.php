<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Forms\Mail\Queue\MailRetries;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Http\CurrentRequest;

/**
 * Notice about emails that were given up, have waited long or are held in a copy of the site. Shown to users who may
 * view entries, on the dashboard and on Atoll's screens, until they dismiss it. Later failures are shown again.
 */
final class MailNotice {

	private const SEEN   = 'atoll_mail_notice_seen';
	private const RETRY  = 'again';
	private const COPIED = 'copied';
	private const WEEK   = 604800;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private MailNoticeText $text,
		private MailRetries $retries,
		private CurrentRequest $request,
		private \Closure $clock
	) {}

	public function show(): void {
		if ( ! current_user_can( Capabilities::VIEW_ENTRIES ) || ! $this->isShownHere() ) {
			return;
		}
		try {
			$this->showSince( $this->since() );
		} catch ( StorageFailed $error ) { // The screen is more important than the notice.
			( new ErrorLog() )->write( $error, 'the notice of emails' );
		}
	}

	/** @throws StorageFailed Before anything is printed. */
	private function showSince( int $since ): void {
		$serious = $this->text->aboutRefused( $since ) . $this->text->aboutUntried( $since )
			. $this->text->aboutEntries( $since );
		$tried   = $serious . $this->text->aboutOthers( $since );
		$copied  = $this->text->aboutCopied( $since );
		if ( '' === $tried . $copied ) {
			return;
		}
		$here  = '' === $copied ? '' : $this->button( self::COPIED, '', __( 'Send them from here', 'atoll' ) );
		$again = '' === $tried
			? ''
			: $this->button( self::RETRY, ' button-primary', __( 'Try to send them again', 'atoll' ) );
		$read  = esc_html__( 'Hide this message', 'atoll' );
		$input = '<input type="hidden" name="action" value="' . esc_attr( AdminProvider::MAIL_NOTICE ) . '">';
		printf(
			'<div class="notice notice-%s"><form method="post" action="%s">%s%s%s<p>%s</p></form></div>',
			'' === $serious ? 'warning' : 'error',
			esc_url( admin_url( 'admin-post.php' ) ),
			$input . wp_nonce_field( AdminProvider::MAIL_NOTICE, '_wpnonce', true, false ),
			// Retrying leaves copied emails alone, so each button is right below the emails that it sends. Escaped
			// there.
			'' === $here ? $copied : "{$copied}<p>{$here}</p>",
			$tried,
			$again . '<button class="button" name="do" value="read">' . $read . '</button>'
		);
	}

	public function respond(): void {
		$answer  = $this->request->posted( 'do' );
		$isRetry = in_array( $answer, array( self::RETRY, self::COPIED ), true );
		if ( ! current_user_can( $isRetry ? Capabilities::EDIT_ENTRIES : Capabilities::VIEW_ENTRIES ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'atoll' ), '', array( 'response' => 403 ) );
		}
		ActionNonce::check( AdminProvider::MAIL_NOTICE );
		match ( $answer ) { // Retrying does not dismiss the notice: new failures are shown at once.
			self::RETRY => $this->retries->retryFailed( $this->since() ),
			self::COPIED => $this->retries->retryCopied( $this->since() ),
			default => update_user_meta( get_current_user_id(), self::SEEN, ( $this->clock )() ),
		};
		wp_safe_redirect( wp_get_referer() ?: admin_url() );
		exit;
	}

	private function button( string $answer, string $class, string $words ): string {
		return current_user_can( Capabilities::EDIT_ENTRIES ) ? sprintf(
			'<button class="button%s" name="do" value="%s">%s</button> ',
			esc_attr( $class ),
			esc_attr( $answer ),
			esc_html( $words )
		) : '';
	}

	/** Returns the seconds since this user last dismissed the notice, at most a week. */
	private function since(): int {
		$seen = get_user_meta( get_current_user_id(), self::SEEN, true );
		return min( self::WEEK, is_numeric( $seen ) ? max( 0, ( $this->clock )() - (int) $seen - 1 ) : self::WEEK );
	}

	private function isShownHere(): bool {
		$screen = get_current_screen();
		return null !== $screen && ( 'dashboard' === $screen->id || str_contains( $screen->id, 'atoll' ) );
	}
}
