<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\EmailInvalid;
use Atoll\Portal\Account\AccountHolder;
use Atoll\Portal\Account\PasswordConfirmation;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Portal\PortalUrls;
use Atoll\Portal\Users\LoginEmailCheck;

/** Action by which a client asks for a new email address. An email to that address asks them to confirm it. */
final class ChangeEmailAction implements PortalAction {

	public const NAME  = 'change-email';
	public const FIELD = 'new_email';

	public function __construct(
		private AccountHolder $holder,
		private PasswordConfirmation $confirmation,
		private EmailChange $change,
		private NewEmailLimit $limit,
		private PortalUrls $urls,
		private LoginEmailCheck $addresses
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$user  = $this->holder->requireUser( $visitor );
		$email = $fields->text( self::FIELD );
		try {
			$this->addresses->requireValid( $email );
		} catch ( EmailInvalid $error ) {
			throw new ValidationFailed( array( self::FIELD => $error->getMessage() ) );
		}
		if ( strtolower( $email ) === strtolower( $user->user_email ) ) {
			throw new ValidationFailed( array( self::FIELD => __( 'This is your address already.', 'atoll' ) ) );
		}
		$this->confirmation->confirm( $fields, $user, $visitor );
		$this->limit->count( $visitor, $email );
		$this->change->begin( $user, $email );
		return new RedirectResponse( $this->urls->profile(), 'email-asked' );
	}

	public static function notices(): array {
		return array(
			'email-asked' => new PortalNotice(
				__( 'Check your new address', 'atoll' ),
				__(
					'We have sent a link to your new address. It becomes yours here once you have used the link; until then nothing changes.',
					'atoll'
				),
			),
		);
	}
}
