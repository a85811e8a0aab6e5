<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Frames;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** Fieldset for several controls that make up one answer, with a legend. */
final class GroupedFrame extends FieldFrame {

	/** @param string|null $role `radiogroup` for radio buttons: only it supports aria-required and aria-invalid. */
	public function __construct( private ?string $role = null ) {}

	public function around( FieldView $view, string $control ): string {
		$state = null === $this->role ? array() : array(
			'role'          => $this->role,
			'aria-required' => $view->required(),
			'aria-invalid'  => $view->invalid(),
		);
		return Html::element(
			'fieldset',
			$view->attributes() + array( 'aria-describedby' => $view->describedBy() ) + $state,
			Html::element( 'legend', array( 'class' => 'atoll-field__label' ), $this->label( $view ) )
				. $this->notes( $view ) . $control
		);
	}
}
