<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\PlainForms\PortalFormState;

/** A form that few people need: closed behind a line that opens it, and open when it has errors. */
final class FoldedForm {

	public function __construct( private PortalFormState $state ) {}

	/**
	 * @param string $action  Name of the form's action.
	 * @param string $summary What opens it: "Change your password".
	 * @param string $form    Safe HTML.
	 */
	public function html( string $action, string $summary, string $form ): string {
		return Html::element(
			'details',
			array(
				'class' => 'atoll-disclosure atoll-profile__fold',
				'open' => null !== $this->state->failureOf( $action ),
			),
			Html::element( 'summary', array( 'class' => 'atoll-profile__opener' ), Html::text( $summary ) ) . $form
		);
	}
}
