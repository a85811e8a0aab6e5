<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls\ControlParts;

use Atoll\Engine\Markup\Fields\FieldView;

/** Attributes of a single control. Without `required` and `pattern`: only the engine validates, with our messages. */
final class InputAttributes {

	/** @return array<string, string|int|bool|null> */
	public function build( FieldView $view, string $className ): array {
		$fieldAttributes = array();
		foreach ( $view->field->data->array( 'attributes' ) as $name => $value ) {
			$fieldAttributes[ $name ] = is_int( $value ) || is_string( $value ) ? $value : null;
		}
		return array(
			'class' => $className,
			'id'    => $view->id(),
			'name'  => $view->field->inputs[0]->name ?? null,
		) + $fieldAttributes + array(
			'placeholder'      => '' === $view->setting( 'placeholder' ) ? null : $view->setting( 'placeholder' ),
			'aria-required'    => $view->required(),
			'aria-invalid'     => $view->invalid(),
			'aria-describedby' => $view->describedBy(),
		);
	}
}
