<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls\ControlParts;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** One radio button or checkbox, with its label. */
final class OptionMarkup {

	/**
	 * @param array<string, string|int|bool|null> $attributes Further attributes of the input.
	 * @param string                              $label      HTML.
	 */
	public function render(
		FieldView $view,
		int $index,
		string $name,
		string $value,
		string $label,
		array $attributes
	): string {
		$id    = $view->ids->option( $view->field->id, $index );
		$input = array(
			'class'   => 'atoll-option__input',
			'type'    => $attributes['type'] ?? 'checkbox',
			'id'      => $id,
			'name'    => $name,
			'value'   => $value,
			'checked' => '' !== $value && $view->holds( $value ),
		);
		$label = Html::element(
			'label',
			array(
				'class' => 'atoll-option__label',
				'for'   => $id,
			),
			$label
		);
		return Html::element(
			'div',
			array( 'class' => 'atoll-option' ),
			Html::single( 'input', $input + $attributes ) . $label
		);
	}
}
