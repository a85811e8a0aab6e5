<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

use Atoll\Portal\Login\Actions\LogInCodeAction;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\TwoFactor\Login\CodeKind;
use Atoll\Portal\TwoFactor\Login\CodeTexts;
use Atoll\Portal\TwoFactor\Login\LoginTickets;

/** The view that asks for a code, after the right password was typed in this browser. */
final class CodeView implements LoginPageView {

	public function __construct(
		private PortalForm $forms,
		private LoginViewParts $parts,
		private LoginRequest $request,
		private LoginTickets $tickets,
		private CodeTexts $texts
	) {}

	public function isRequested(): bool {
		return null !== $this->request->codeKind() && null !== $this->tickets->current();
	}

	public function title(): string {
		return $this->texts->title();
	}

	public function html(): string {
		$kind  = $this->request->codeKind() ?? CodeKind::App;
		$other = $kind->other();
		return $this->parts->paragraph( $kind->instructions() )
			. $this->forms->render(
				LogInCodeAction::NAME,
				$this->texts->button(),
				array(
					new PortalField(
						LogInCodeAction::FIELD,
						$kind->label(),
						attributes: $kind->inputAttributes()
					),
				),
				$this->request->stepInputs(),
				$this->parts->link( $this->request->stepUrl( $other ), $other->linkText() )
			)
			. '<p class="atoll-login__words">' . $this->parts->loginLink( $this->request->passwordUrl() ) . '</p>';
	}
}
