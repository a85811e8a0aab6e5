<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Requests\SameOrigin;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Portal\TwoFactor\TwoFactorProvider;
use WP_Error;
use WP_User;

/** The step of wp-login.php that asks for a code, with WordPress' own markup; works in its modal dialogs too. */
final class WordPressCodeScreen {

	public function __construct(
		private LoginTickets $tickets,
		private CodeLogin $codeLogin,
		private WordPressCodeForm $form,
		private WordPressLoginRequest $request,
		private CurrentVisitor $visitors,
		private SameOrigin $origin
	) {}

	/** Whether a password was posted to wp-login.php. */
	public function isPasswordStep(): bool {
		return did_action( 'login_init' ) > 0 && $this->request->isPost();
	}

	/** Redirects a user whose password was right to this screen. */
	public function open( WP_User $user ): never {
		$this->tickets->issue( $user, $this->request->isRemembered() );
		$this->redirect( $this->request->stepUrl( CodeKind::App ) );
	}

	/** Runs on action `login_form_atoll_code`. */
	public function respond(): never {
		$ticket    = $this->tickets->current();
		$isOwnPost = $this->origin->isOwnPost();
		if ( null === $ticket ) {
			// A second tap on a slow connection: the first one has logged the user in and ended the ticket.
			$isOwnPost && is_user_logged_in()
				? $this->finish( wp_get_current_user() )
				: $this->redirect( $this->request->url( array( TwoFactorProvider::EXPIRED => '1' ) ) );
		}
		$errors = new WP_Error();
		if ( $isOwnPost ) {
			try {
				$typed = $this->request->code();
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

	/** Adds the message on wp-login.php that says why the password is needed again. */
	public function addExpiredMessage( WP_Error $errors ): WP_Error {
		if ( ! $this->request->isPost() ) {
			$errors->add( TwoFactorProvider::EXPIRED, esc_html( $this->form->texts->expired() ), 'message' );
		}
		return $errors;
	}

	private function print( WP_Error $errors ): never {
		$kind = $this->request->codeKind();
		login_header(
			$this->form->texts->title(),
			'<p class="message">' . Html::text( $kind->instructions() ) . '</p>',
			$errors
		);
		// Escaped where it is built.
		echo $this->form->html(
			$kind,
			$this->request->stepUrl( $kind ),
			$this->request->stepUrl( $kind->other() ),
			$this->request->url()
		);
		login_footer( WordPressCodeForm::ID );
		exit;
	}

	/** Redirects as WordPress does after a login. */
	private function finish( WP_User $user ): never {
		if ( $this->request->isInterim() ) {
			$this->finishInterim();
		}
		$requestedUrl = $this->request->redirectUrl();
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

	/** Completes a login in a modal: the screen below looks for WordPress' mark, the Customizer waits for a message. */
	private function finishInterim(): never {
		$GLOBALS['interim_login'] = 'success';
		if ( $this->request->isFromCustomizer() ) {
			$options = (string) wp_json_encode( array( 'url' => admin_url( 'customize.php' ), 'channel' => 'login' ) );
			wp_enqueue_script( 'customize-base' );
			// As in wp-login.php, one second after the page has loaded.
			wp_add_inline_script(
				'customize-base',
				"setTimeout( () => new wp.customize.Messenger( {$options} ).send( 'login' ), 1000 );"
			);
		}
		login_header(
			'',
			'<p class="message">' . Html::text( __( 'You have logged in successfully.', 'atoll' ) ) . '</p>'
		);
		login_footer();
		exit;
	}

	private function redirect( string $url ): never {
		wp_safe_redirect( $url );
		exit;
	}
}
