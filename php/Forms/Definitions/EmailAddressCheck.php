<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\Contract;
use Atoll\Platform\Errors\EmailInvalid;

/** Checks email addresses that are typed outside of forms, with the error messages of the field of kind email. */
final class EmailAddressCheck {

	/** Maximum number of characters (spec 9). */
	private const MAX_LENGTH = 100;

	/** @param \Closure(): Contract $contract Called only when an address is invalid. */
	public function __construct( private \Closure $contract ) {}

	/** @throws EmailInvalid */
	public function requireValid( string $email ): void {
		if ( mb_strlen( $email, 'UTF-8' ) > self::MAX_LENGTH || false === is_email( $email ) ) {
			throw new EmailInvalid( $this->message() );
		}
	}

	private function message(): string {
		$contract = ( $this->contract )();
		foreach ( $contract->kindNames() as $name ) {
			$kind = $contract->kind( $name );
			if ( null !== $kind && $kind->isEmailAddress ) {
				return $kind->required;
			}
		}
		throw new \LogicException( 'No kind of field is for email addresses: say "isEmailAddress" in its kind.json.' );
	}
}
