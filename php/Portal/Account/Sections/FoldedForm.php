<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\PlainForms\PortalFormState;

/** A rarely needed form in a `details` element, which is open when the form has errors. */
final class FoldedForm {

	public function __construct( private PortalFormState $state ) {}

	/**
	 * @param string $action  Name of the form's action.
	 * @param string $summary Text of the summary that opens the form: "Change your password".
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
