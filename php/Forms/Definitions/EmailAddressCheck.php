<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\Contract;
use Atoll\Platform\Errors\EmailInvalid;

/** Whether what was typed outside of forms' fields is an email address, in the words of the field for one. */
final class EmailAddressCheck {

	/** Characters (spec 9). */
	private const MAX_LENGTH = 100;

	/** @param \Closure(): Contract $contract Loaded when an address is wrong. */
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
