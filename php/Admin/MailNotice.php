<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Forms\Mail\Queue\MailRetries;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Http\CurrentRequest;

/**
 * Tells those who see entries of mail that was given up, has waited long or is held in a copy of the site, on
 * WordPress' dashboard and on Atoll's screens, until they have read it. What fails after that is told again.
 */
final class MailNotice {

	private const SEEN  = 'atoll_mail_notice_seen';
	private const RETRY = 'again';
	private const WEEK  = 604800;

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
		} catch ( StorageFailed $error ) { // The screen that it stands on is worth more.
			( new ErrorLog() )->write( $error, 'the notice of emails' );
		}
	}

	/** @throws StorageFailed Before anything is printed. */
	private function showSince( int $since ): void {
		$serious = $this->text->aboutRefused( $since ) . $this->text->aboutUntried( $since )
			. $this->text->aboutEntries( $since );
		$html    = $serious . $this->text->aboutCopied( $since ) . $this->text->aboutOthers( $since );
		if ( '' === $html ) {
			return;
		}
		printf(
			'<div class="notice notice-%s">%s<form method="post" action="%s"><p><input type="hidden" name="action" value="%s">%s%s<button class="button" name="do" value="read">%s</button></p></form></div>',
			'' === $serious ? 'warning' : 'error',
			$html, // Escaped there.
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( AdminProvider::MAIL_NOTICE ),
			wp_nonce_field( AdminProvider::MAIL_NOTICE, '_wpnonce', true, false ),
			$this->retryButton(), // Escaped there.
			esc_html__( 'Hide this message', 'atoll' )
		);
	}

	public function respond(): void {
		$isRetry = self::RETRY === $this->request->posted( 'do' );
		if ( ! current_user_can( $isRetry ? Capabilities::EDIT_ENTRIES : Capabilities::VIEW_ENTRIES ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'atoll' ), '', array( 'response' => 403 ) );
		}
		ActionNonce::check( AdminProvider::MAIL_NOTICE );
		if ( $isRetry ) {
			// Not seen: what is refused all the same is told at once.
			$this->retries->retryFailed( $this->since() );
		} else {
			update_user_meta( get_current_user_id(), self::SEEN, ( $this->clock )() );
		}
		wp_safe_redirect( wp_get_referer() ?: admin_url() );
		exit;
	}

	private function retryButton(): string {
		return current_user_can( Capabilities::EDIT_ENTRIES ) ? sprintf(
			'<button class="button button-primary" name="do" value="%s">%s</button> ',
			esc_attr( self::RETRY ),
			esc_html__( 'Try to send them again', 'atoll' )
		) : '';
	}

	/** Seconds back to just after this person last answered, a week at most. */
	private function since(): int {
		$seen = get_user_meta( get_current_user_id(), self::SEEN, true );
		return min( self::WEEK, is_numeric( $seen ) ? max( 0, ( $this->clock )() - (int) $seen - 1 ) : self::WEEK );
	}

	private function isShownHere(): bool {
		$screen = get_current_screen();
		return null !== $screen && ( 'dashboard' === $screen->id || str_contains( $screen->id, 'atoll' ) );
	}
}
