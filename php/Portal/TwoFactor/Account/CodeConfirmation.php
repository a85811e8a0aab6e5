<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Account\PasswordConfirmation;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Portal\TwoFactor\CodeCheck;
use Atoll\Portal\TwoFactor\Login\CodeKind;
use Atoll\Portal\TwoFactor\Login\CodeTexts;
use WP_User;

/** Asks a logged-in user for their password and a code before their two-step login changes. */
final class CodeConfirmation {

	private const FIELD = 'code';

	public function __construct(
		private PasswordConfirmation $password,
		private CodeCheck $check,
		private CodeTexts $texts
	) {}

	/** Returns the line for the password, for users who have no codes yet. */
	public function passwordLine(): PortalField {
		return $this->password->line();
	}

	/** @return list<PortalField> */
	public function lines(): array {
		return array(
			$this->password->line(),
			new PortalField(
				self::FIELD,
				__( 'Code', 'atoll' ),
				attributes: CodeKind::inputAttributesOfEither(),
				hint: __( 'From your authenticator app, or use a recovery code.', 'atoll' )
			),
		);
	}

	/**
	 * A form that is sent twice, as by a double press, passes twice: the code counts again for the same action in the
	 * same session, as long as no other code was used. The password is needed each time.
	 *
	 * @param string $action Name of the form's action.
	 * @throws ValidationFailed Unless both are right.
	 * @throws \Atoll\Platform\Errors\TooManyRequests
	 */
	public function confirm( PostedFields $fields, WP_User $user, Visitor $visitor, string $action ): void {
		$code    = $fields->text( self::FIELD );
		$missing = '' === $code ? array( self::FIELD => $this->texts->missing() ) : array();
		try {
			$this->password->confirm( $fields, $user, $visitor );
		} catch ( ValidationFailed $failure ) {
			throw new ValidationFailed( $failure->messages + $missing );
		}
		if ( array() !== $missing ) {
			throw new ValidationFailed( $missing );
		}
		$form = "{$action} in " . hash( 'sha256', wp_get_session_token() );
		if ( ! $this->check->passes( $user, $code, $visitor, $form ) ) {
			throw new ValidationFailed( array( self::FIELD => CodeKind::of( $code )->wrong() ) );
		}
	}
}
