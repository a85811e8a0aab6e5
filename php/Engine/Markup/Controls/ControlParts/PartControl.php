<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls\ControlParts;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/**
 * One of several controls that make up one answer, such as the day of a date. It has its own label but is validated
 * together with the others.
 */
final class PartControl {

	public function id( FieldView $view, FieldInput $input ): string {
		return $view->ids->input( $input->id );
	}

	/** @param array<string, string|int|bool|null> $attributes Further attributes. */
	public function input( FieldView $view, FieldInput $input, string $value, array $attributes = array() ): string {
		$inputAttributes = array();
		foreach ( $input->data->array( 'attributes' ) as $name => $setting ) {
			$inputAttributes[ $name ] = is_int( $setting ) || is_string( $setting ) ? $setting : null;
		}
		$further = array(
			'placeholder' => '' === $input->data->string( 'placeholder' )
				? null
				: $input->data->string( 'placeholder' ),
			'value'       => '' === $value ? null : $value,
		);
		return $this->labelled(
			$view,
			$input,
			Html::single(
				'input',
				$this->common( $view, $input, 'atoll-input' ) + $inputAttributes + $attributes + $further
			)
		);
	}

	/**
	 * @param list<Choice>                        $choices
	 * @param array<string, string|int|bool|null> $attributes Further attributes.
	 */
	public function select(
		FieldView $view,
		FieldInput $input,
		array $choices,
		string $value,
		array $attributes = array()
	): string {
		$options = '';
		foreach ( $choices as $choice ) {
			$options .= Html::element(
				'option',
				array(
					'value'    => $choice->value,
					'selected' => '' !== $choice->value && $choice->value === $value,
				),
				Html::text( $choice->text )
			);
		}
		return $this->labelled(
			$view,
			$input,
			Html::element( 'select', $this->common( $view, $input, 'atoll-select' ) + $attributes, $options )
		);
	}

	/** @return array<string, string|int|bool|null> */
	private function common( FieldView $view, FieldInput $input, string $className ): array {
		return array(
			'class'        => $className,
			'id'           => $this->id( $view, $input ),
			'name'         => $input->name,
			'aria-required' => $view->required(),
			'aria-invalid' => $view->invalid(),
		);
	}

	private function labelled( FieldView $view, FieldInput $input, string $control ): string {
		$label = Html::element(
			'label',
			array(
				'class' => 'atoll-part__label',
				'for'   => $this->id( $view, $input ),
			),
			Html::text( $input->label )
		);
		return Html::element(
			'div',
			array(
				'class' => "atoll-part atoll-part--{$input->part}",
				'style' => '--atoll-span:' . $input->data->int( 'columnSpan', 12 ),
			),
			$label . $control
		);
	}
}
