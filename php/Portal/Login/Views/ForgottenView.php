<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

use Atoll\Portal\Login\Actions\ForgottenAction;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Login\LoginResponse;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PortalForm;

final class ForgottenView implements LoginPageView {

	public function __construct(
		private PortalForm $forms,
		private LoginViewParts $parts,
		private LoginRequest $request,
		private LoginResponse $loginResponse
	) {}

	public function isRequested(): bool {
		return $this->request->isForgotten();
	}

	public function title(): string {
		return __( 'Forgotten your password?', 'atoll' );
	}

	public function html(): string {
		return $this->parts->paragraph( __( 'It happens. Enter the email address that you log in with, and we will send you a link to choose a new password.', 'atoll' ) )
			. $this->forms->render(
				ForgottenAction::NAME,
				__( 'Send me a link', 'atoll' ),
				array(
					new PortalField(
						'email',
						__( 'Email', 'atoll' ),
						'email',
						array(
							'autocomplete' => 'username',
							'maxlength' => 100,
							'autocapitalize' => 'none',
							'spellcheck' => 'false',
						)
					),
				),
				$this->request->invitationInputs(),
				$this->parts->loginLink( $this->loginResponse->loginUrl() )
			);
	}
}
