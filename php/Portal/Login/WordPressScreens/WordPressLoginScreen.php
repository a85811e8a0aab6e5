<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\WordPressScreens;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Login\LoginLinks;
use Atoll\Portal\Passwords\ForgottenPassword;
use Atoll\Portal\PortalUrls;
use WP_Error;

/**
 * Keeps wp-login.php working without revealing more than our own page does: neither its errors nor its form for lost
 * passwords show whether an account exists. If the site has a login page, that page handles lost passwords.
 */
final class WordPressLoginScreen {

	/** Error codes that each reveal whether an account exists. */
	private const REVEALING = array( 'invalid_username', 'invalid_email', 'incorrect_password' );

	public function __construct(
		private PortalUrls $urls,
		private LoginLinks $links,
		private ForgottenPassword $forgottenPassword,
		private CurrentVisitor $visitors,
		private CurrentRequest $request
	) {}

	/** Replaces revealing errors with that for a wrong password: only then does WordPress keep the typed name. */
	public static function unifyErrors( WP_Error $errors ): WP_Error {
		if ( array() === array_intersect( self::REVEALING, $errors->get_error_codes() ) ) {
			return $errors;
		}
		array_map( $errors->remove( ... ), self::REVEALING );
		$errors->add(
			'incorrect_password',
			sprintf(
				'%s <a href="%s">%s</a>',
				esc_html__( 'That name and password do not match.', 'atoll' ),
				esc_url( wp_lostpassword_url() ),
				esc_html__( 'Forgotten your password?', 'atoll' )
			)
		);
		return $errors;
	}

	/** Handles the form for lost passwords. If the site has no login page, WordPress’ own screen is unchanged. */
	public function handleLostPassword(): void {
		if ( ! $this->urls->hasLogin() ) {
			return;
		}
		$name = trim( $this->request->posted( 'user_login' ) );
		if ( '' === $name ) {
			$this->redirect( $this->links->forgotten() );
		}
		try {
			$this->forgottenPassword->requestLink( $name, $this->visitors->current() );
		} catch ( TooManyRequests $error ) {
			wp_die( esc_html( $error->getMessage() ), '', array( 'response' => (int) $error->status() ) );
		}
		$this->redirect( site_url( 'wp-login.php?checkemail=confirm', 'login' ) );
	}

	private function redirect( string $url ): never {
		wp_safe_redirect( $url );
		exit;
	}
}
