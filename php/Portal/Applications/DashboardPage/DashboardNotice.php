<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Applications\Drafts\ClaimDraftAction;
use Atoll\Portal\Applications\Drafts\DiscardDraftAction;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\PlainForms\PortalAlert;
use Atoll\Portal\PlainForms\PortalFormState;

/** The outcome of the last action on the dashboard: an error or a notice. */
final class DashboardNotice {

	public function __construct( private PortalActions $actions, private PortalFormState $state ) {}

	public function html(): string {
		return $this->alert() . $this->actions->notice()?->html( 'atoll-portal__notice' );
	}

	private function alert(): string {
		$failure = $this->state->failureOfAction( DiscardDraftAction::NAME )
			?? $this->state->failureOfAction( ClaimDraftAction::NAME );
		return null === $failure || '' === $failure->getMessage()
			? ''
			: Html::element( 'div', array( 'class' => 'atoll-form' ), PortalAlert::html( $failure->getMessage() ) );
	}
}
