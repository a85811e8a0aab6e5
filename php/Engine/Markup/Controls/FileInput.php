<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Controls\ControlParts\InputAttributes;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/** A file input, with a place for the list of uploaded files. */
final class FileInput implements Control {

	public function __construct( private FieldFrame $frame, private InputAttributes $attributes ) {}

	public function render( FieldView $view ): string {
		$isMultiple = $view->field->data->bool( 'multipleFiles' );
		$extensions = array_map(
			static fn( string $extension ) => ".{$extension}",
			$view->field->data->strings( 'allowedExtensions' )
		);
		$attributes = array(
			'name'     => "input_{$view->field->id}" . ( $isMultiple ? '[]' : '' ),
			'accept'   => array() === $extensions ? null : implode( ',', $extensions ),
			'multiple' => $isMultiple,
		);
		$attributes = array_merge( $this->attributes->build( $view, 'atoll-file' ), $attributes );
		$input      = Html::single( 'input', $attributes );
		return $this->frame->around( $view, $input . $view->slot( 'uploads' ) );
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
