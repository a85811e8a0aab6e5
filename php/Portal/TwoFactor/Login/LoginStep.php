<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use Atoll\Portal\TwoFactor\TwoFactorPolicy;
use IXR_Error;
use WP_Error;
use WP_User;

/**
 * Requires a code at the end of WordPress' own `authenticate` filters, so that it applies to every login with a
 * password: wp-login.php, the portal, XML-RPC and other plugins' forms. Application passwords need no code.
 */
final class LoginStep {

	/**
	 * Code of the WP_Error; its data is the {@see CodeNeeded}. Nothing has failed, so it is one of the two codes for
	 * which WordPress does not report a failed login to plugins, which may count that against the owner.
	 */
	public const CODE = 'empty_password';

	public function __construct( private TwoFactorPolicy $policy, private WordPressCodeScreen $screen ) {}

	public function requireCode( mixed $user, string $name, string $password ): mixed {
		if (
			! $user instanceof WP_User || ! $this->policy->needsCode( $user->ID )
				|| $this->isProgram( $name, $password )
		) {
			return $user;
		}
		if ( $this->screen->isPasswordStep() ) {
			$this->screen->open( $user );
		}
		$needed = new CodeNeeded( $user );
		return new WP_Error( self::CODE, esc_html( $needed->getMessage() ), $needed );
	}

	/** Reports a missing code; WordPress' XML-RPC reports every refused login as a wrong password. */
	public function xmlRpcError( IXR_Error $error, mixed $refusal ): IXR_Error {
		return self::fromRefusal( $refusal ) instanceof CodeNeeded
			? new IXR_Error( 403, __( 'This login asks for a code. Programs need an application password.', 'atoll' ) )
			: $error;
	}

	/** Returns the error of a login that needs a code; null if it was refused for another reason. */
	public static function fromRefusal( mixed $refusal ): ?CodeNeeded {
		$data = $refusal instanceof WP_Error ? $refusal->get_error_data( self::CODE ) : null;
		return $data instanceof CodeNeeded ? $data : null;
	}

	/** Checks again instead of remembering the result: one request may log in several times. */
	private function isProgram( string $name, string $password ): bool {
		return wp_authenticate_application_password( null, $name, $password ) instanceof WP_User;
	}
}
