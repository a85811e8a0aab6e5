<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use Atoll\Portal\TwoFactor\TwoFactorPolicy;
use IXR_Error;
use WP_Error;
use WP_User;

/**
 * Stands last in WordPress' own chain for passwords, so that it guards every way in that takes one: wp-login.php, the
 * portal, XML-RPC and other plugins' forms. A program's application password is a factor of its own and passes.
 */
final class LoginStep {

	/**
	 * Code of the WP_Error; its data is the {@see CodeNeeded}. WordPress tells plugins of a failed login, which may
	 * count it against its owner, but for this code and one other: nothing has failed.
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

	/** WordPress' XML-RPC reports every refused login as a wrong password; here it says that a code is missing. */
	public function xmlRpcError( IXR_Error $error, mixed $refusal ): IXR_Error {
		return self::of( $refusal ) instanceof CodeNeeded
			? new IXR_Error( 403, __( 'This login asks for a code. Programs need an application password.', 'atoll' ) )
			: $error;
	}

	/** What a refused login waits for; null where it was refused for another reason. */
	public static function of( mixed $refusal ): ?CodeNeeded {
		$data = $refusal instanceof WP_Error ? $refusal->get_error_data( self::CODE ) : null;
		return $data instanceof CodeNeeded ? $data : null;
	}

	/** Looked at once more, rather than remembered: one request may log in several times. */
	private function isProgram( string $name, string $password ): bool {
		return wp_authenticate_application_password( null, $name, $password ) instanceof WP_User;
	}
}
