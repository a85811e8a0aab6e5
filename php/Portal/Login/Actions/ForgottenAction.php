<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Forms\Definitions\EmailAddressCheck;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\EmailInvalid;
use Atoll\Portal\Invitations\Invitations;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Login\LoginResponse;
use Atoll\Portal\Passwords\ForgottenPassword;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;

/** Action that emails a link to choose a new password. The response is the same for every address. */
final class ForgottenAction implements PortalAction {

	public const NAME         = 'forgotten-password';
	public const FOR_LOGGED_OUT = true;
	public const SENT         = 'password-link-sent';

	public function __construct(
		private ForgottenPassword $forgottenPassword,
		private LoginResponse $response,
		private EmailAddressCheck $addresses,
		private Invitations $invitations,
		private LoginRequest $request
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$email = $fields->text( 'email' );
		try {
			$this->addresses->requireValid( $email );
		} catch ( EmailInvalid $error ) {
			throw new ValidationFailed( array( 'email' => $error->getMessage() ) );
		}
		$this->forgottenPassword->requestLink( $email, $visitor, $this->invitationTo( $email ) );
		return new RedirectResponse( $this->response->loginUrl(), self::SENT );
	}

	/** Returns the token of the invitation that led here; empty if it has ended or is for another address. */
	private function invitationTo( string $email ): string {
		$token      = $this->request->invitation();
		$invitation = '' === $token ? null : $this->invitations->find( $token );
		return 0 === strcasecmp( $email, $invitation->email ?? '' ) ? $token : '';
	}

	public static function notices(): array {
		return array(
			self::SENT => new PortalNotice(
				__( 'Check your email', 'atoll' ),
				__( 'If there is an account with this email address, we have sent it a link to choose a new password. If the email does not arrive in a few minutes, check your junk or spam folder, or contact us.', 'atoll' ),
			),
		);
	}
}
