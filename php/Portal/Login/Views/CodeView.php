<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

use Atoll\Portal\Login\Actions\LogInCodeAction;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\PlainForms\FormLine;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\TwoFactor\Login\CodeTexts;
use Atoll\Portal\TwoFactor\Login\LoginTickets;

/** For whoever has typed the right password in this browser, and whose login asks for a code. */
final class CodeView implements LoginPageView {

	public function __construct(
		private PortalForm $forms,
		private LoginViewParts $parts,
		private LoginRequest $request,
		private LoginTickets $tickets,
		private CodeTexts $texts
	) {}

	public function isRequested(): bool {
		return $this->request->isCode() && null !== $this->tickets->current();
	}

	public function title(): string {
		return $this->texts->title();
	}

	public function html(): string {
		$isRecovery = $this->request->isRecovery();
		$other      = $this->request->stepUrl( $isRecovery ? LoginRequest::CODE : LoginRequest::RECOVERY );
		return $this->parts->paragraph( $this->texts->instructions( $isRecovery ) )
			. $this->forms->render(
				LogInCodeAction::NAME,
				$this->texts->button(),
				array(
					new FormLine(
						LogInCodeAction::FIELD,
						$this->texts->label( $isRecovery ),
						attributes: CodeTexts::inputAttributes( $isRecovery )
					),
				),
				$this->request->stepInputs(),
				$this->parts->link( $other, $this->texts->otherKind( $isRecovery ) )
			)
			. '<p class="atoll-login__words">' . $this->parts->loginLink() . '</p>';
	}
}
