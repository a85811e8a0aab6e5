<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\PortalUrls;
use WP_Error;

/**
 * wp-login.php goes on to work, and says no more than our own page does: neither its errors nor what it does about a
 * lost password tell whether there is such an account. Where the site has a login page, lost passwords are that page's.
 */
final class WordPressLoginScreen {

	/** Errors of which each tells whether there is such an account. */
	private const TELLING = array( 'invalid_username', 'invalid_email', 'incorrect_password' );

	public function __construct(
		private PortalUrls $urls,
		private LoginLinks $links,
		private ForgottenPassword $passwords,
		private CurrentVisitor $visitors,
		private CurrentRequest $request
	) {}

	/** WordPress keeps the name that was typed beside a wrong password, so it must seem to be that each time. */
	public static function hush( WP_Error $errors ): WP_Error {
		if ( array() === array_intersect( self::TELLING, $errors->get_error_codes() ) ) {
			return $errors;
		}
		array_map( $errors->remove( ... ), self::TELLING );
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

	/** Where the site has no login page, WordPress’ own screen stays as it is. */
	public function takeOver(): void {
		if ( ! $this->urls->hasLogin() ) {
			return;
		}
		$name = trim( $this->request->posted( 'user_login' ) );
		if ( '' === $name ) {
			$this->go( $this->links->forgotten() );
		}
		try {
			$this->passwords->ask( $name, $this->visitors->current() );
		} catch ( TooManyRequests $error ) {
			wp_die( esc_html( $error->getMessage() ), '', array( 'response' => (int) $error->status() ) );
		}
		$this->go( site_url( 'wp-login.php?checkemail=confirm', 'login' ) );
	}

	private function go( string $url ): never {
		wp_safe_redirect( $url );
		exit;
	}
}
