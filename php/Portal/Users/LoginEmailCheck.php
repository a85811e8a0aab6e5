<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Forms\Definitions\EmailAddressCheck;
use Atoll\Platform\Errors\EmailInvalid;

/** Checks whether an email address works for a login. */
final class LoginEmailCheck {

	public function __construct( private EmailAddressCheck $addresses ) {}

	/** @throws EmailInvalid */
	public function requireValid( string $email ): void {
		$this->addresses->requireValid( $email );
		if ( ! $this->isStoredAsItIs( $email ) ) {
			throw new EmailInvalid(
				__(
					'This address cannot be used for a login here, because of a special character in it. Please use another one.',
					'atoll'
				)
			);
		}
	}

	/** Whether WordPress stores the address unchanged. It alters some, as with an ampersand, and then finds nobody. */
	private function isStoredAsItIs( string $email ): bool {
		$stored = apply_filters( 'pre_user_email', wp_slash( $email ) );
		return is_string( $stored ) && wp_unslash( $stored ) === $email;
	}
}
