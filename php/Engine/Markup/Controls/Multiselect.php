<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Markup\Controls\ControlParts\InputAttributes;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/** A list box with several choices; if there are only a few, it shows them all. */
final class Multiselect implements Control {

	private const ROWS = 8;

	public function __construct( private FieldFrame $frame, private InputAttributes $attributes ) {}

	public function render( FieldView $view ): string {
		$offered = array_filter( $view->field->choices, static fn( Choice $choice ) => '' !== $choice->value );
		$size    = array(
			'multiple' => true,
			'size'     => max( 2, min( self::ROWS, count( $offered ) ) ),
		);
		$options = array_map( fn( Choice $choice ) => $this->option( $view, $choice ), $offered );
		return $this->frame->around(
			$view,
			Html::element(
				'select',
				$this->attributes->build( $view, 'atoll-select atoll-select--multiple' ) + $size,
				implode( '', $options )
			)
		);
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}

	private function option( FieldView $view, Choice $choice ): string {
		$attributes = array(
			'value'    => $choice->value,
			'selected' => $view->holds( $choice->value ),
		);
		return Html::element( 'option', $attributes, Html::text( $choice->text ) );
	}
}
