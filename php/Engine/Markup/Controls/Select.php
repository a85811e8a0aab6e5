<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Markup\Controls\ControlParts\InputAttributes;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/** A select. Its first option is empty, so that nothing is chosen in advance. */
final class Select implements Control {

	public function __construct( private FieldFrame $frame, private InputAttributes $attributes ) {}

	public function render( FieldView $view ): string {
		$options    = array_map( fn( Choice $choice ) => $this->option( $view, $choice ), $view->field->choices );
		$attributes = $this->attributes->build( $view, 'atoll-select' );
		unset( $attributes['placeholder'] );
		return $this->frame->around(
			$view,
			Html::element( 'select', $attributes, $this->first( $view ) . implode( '', $options ) )
		);
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}

	/** Returns the empty option; nothing if the field's choices start with an empty one. */
	private function first( FieldView $view ): string {
		if ( '' === ( $view->field->choices[0]->value ?? null ) ) {
			return '';
		}
		$words = $view->setting( 'placeholder' );
		return $this->option( $view, new Choice( '' === $words ? $view->form->text( 'choose' ) : $words, '' ) );
	}

	private function option( FieldView $view, Choice $choice ): string {
		$attributes = array(
			'value'    => $choice->value,
			'selected' => '' === $choice->value
				? $choice->isSelected && '' === $view->value()
				: $view->holds( $choice->value ),
		);
		return Html::element( 'option', $attributes, Html::text( $choice->text ) );
	}
}
