<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Frames;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** Around several controls that answer one question: a legend that asks it. */
final class GroupedFrame extends FieldFrame {

	/** @param string|null $role `radiogroup` where one of them is chosen: only that role may be required or invalid. */
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
