<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Requests\SameOrigin;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\TwoFactor\TwoFactorProvider;
use WP_Error;
use WP_User;

/** The step of wp-login.php that asks for a code, with WordPress' own markup; in its small window of wp-admin too. */
final class WordPressCodeScreen {

	private const RECOVERY = 'recovery';

	public function __construct(
		private LoginTickets $tickets,
		private CodeLogin $codeLogin,
		private WordPressCodeForm $form,
		private CurrentRequest $request,
		private CurrentVisitor $visitors,
		private SameOrigin $origin
	) {}

	/** Whether the password was typed on wp-login.php. */
	public function isPasswordStep(): bool {
		return did_action( 'login_init' ) > 0 && $this->request->isPost();
	}

	/** Sends whoever has typed the right password on to this screen. */
	public function open( WP_User $user ): never {
		$this->tickets->issue( $user, '' !== $this->request->posted( 'rememberme' ) );
		$this->redirect( $this->url( array( 'action' => TwoFactorProvider::STEP ) ) );
	}

	/** Action `login_form_atoll_code`. */
	public function answer(): never {
		$ticket    = $this->tickets->current();
		$isOwnPost = $this->request->isPost() && $this->origin->isOwnPost();
		if ( null === $ticket ) {
			// A second tap on a slow line: the first has logged them in, and ended the ticket.
			$isOwnPost && is_user_logged_in()
				? $this->finish( wp_get_current_user() )
				: $this->redirect( $this->url( array( TwoFactorProvider::EXPIRED => '1' ) ) );
		}
		$errors = new WP_Error();
		if ( $isOwnPost ) {
			try {
				$typed = $this->request->posted( WordPressCodeForm::FIELD );
				if ( $this->codeLogin->finish( $ticket, $typed, $this->visitors->current() ) ) {
					$this->finish( $ticket->user );
				}
				$errors->add( 'atoll_code_wrong', esc_html( CodeKind::of( $typed )->wrong() ) );
			} catch ( TooManyRequests $error ) {
				$errors->add( 'atoll_too_many', esc_html( $error->getMessage() ) );
			}
		}
		$this->print( $errors );
	}

	/** Tells on wp-login.php why it is asked for a password again. */
	public function addExpiredMessage( WP_Error $errors ): WP_Error {
		if ( ! $this->request->isPost() ) {
			$errors->add( TwoFactorProvider::EXPIRED, esc_html( $this->form->texts->expired() ), 'message' );
		}
		return $errors;
	}

	private function print( WP_Error $errors ): never {
		$kind = '' === $this->request->query( self::RECOVERY ) ? CodeKind::App : CodeKind::Recovery;
		login_header(
			$this->form->texts->title(),
			'<p class="message">' . Html::text( $kind->instructions() ) . '</p>',
			$errors
		);
		// Escaped where it is made.
		echo $this->form->html(
			$kind,
			$this->stepUrl( $kind ),
			$this->stepUrl( $kind->other() ),
			$this->url( array() )
		);
		login_footer( WordPressCodeForm::ID );
		exit;
	}

	/** Where WordPress leads after a login; in its small window, back to the screen below. */
	private function finish( WP_User $user ): never {
		if ( $this->isInterim() ) {
			// WordPress marks its page with it, and the screen below looks for the mark.
			$GLOBALS['interim_login'] = 'success';
			login_header(
				'',
				'<p class="message">' . Html::text( __( 'You have logged in successfully.', 'atoll' ) ) . '</p>'
			);
			login_footer();
			exit;
		}
		$requestedUrl = $this->requestedUrl();
		/** This filter is documented in wp-login.php */
		$url = apply_filters(
			'login_redirect',
			'' === $requestedUrl ? admin_url() : $requestedUrl,
			$requestedUrl,
			$user
		);
		$url = is_string( $url ) && '' !== $url ? $url : admin_url();
		$this->redirect( admin_url() === $url && ! $user->has_cap( 'edit_posts' ) ? admin_url( 'profile.php' ) : $url );
	}

	private function stepUrl( CodeKind $kind ): string {
		return $this->url(
			array( 'action' => TwoFactorProvider::STEP )
				+ ( CodeKind::Recovery === $kind ? array( self::RECOVERY => '1' ) : array() )
		);
	}

	/** @param array<string, string> $arguments */
	private function url( array $arguments ): string {
		return add_query_arg(
			array_map(
				rawurlencode( ... ),
				$arguments + array_filter(
					array( 'redirect_to' => $this->requestedUrl(), 'interim-login' => $this->isInterim() ? '1' : '' )
				)
			),
			site_url( 'wp-login.php', 'login' )
		);
	}

	private function requestedUrl(): string {
		return $this->request->posted( 'redirect_to' ) ?: $this->request->query( 'redirect_to' );
	}

	private function isInterim(): bool {
		return '' !== $this->request->posted( 'interim-login' ) . $this->request->query( 'interim-login' );
	}

	private function redirect( string $url ): never {
		wp_safe_redirect( $url );
		exit;
	}
}
