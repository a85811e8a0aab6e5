<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls\ControlParts;

use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Formats\Text;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** One row of a list field: a cell for each column, and a button to remove the row, which the island shows. */
final class RowMarkup {

	/**
	 * @param list<string> $cells   Texts of the cells, one for each column.
	 * @param string       $number  From 1; in the template `{row}`, which the island replaces.
	 * @param bool         $isSpare Whether the row is only for visitors who cannot add one, without JavaScript.
	 */
	public function render( FieldView $view, array $cells, string $number, bool $isSpare = false ): string {
		$html = '';
		foreach ( $view->field->columns as $column => $title ) {
			$html .= $this->cell( $view, $number, $column, $title, $cells );
		}
		return Html::element(
			'div',
			array(
				'class'      => 'atoll-row',
				'data-row'   => true,
				'data-spare' => $isSpare,
				'role'       => 'group',
				'aria-label' => Text::fill( $view->form->text( 'row' ), row: $number ),
			),
			$html . $this->remove( $view, $number )
		);
	}

	/**
	 * Whether a cell must be filled in: it is blank in a row that has answers, or in the first row if none has any.
	 *
	 * @param list<string> $cells Cells of its row.
	 */
	public function isInvalid( FieldView $view, array $cells, string $number, int $column ): bool {
		$isExpected = ! AnswerValue::isBlank( $cells ) || ( '1' === $number && AnswerValue::isBlank( $view->answer ) );
		return $isExpected && $view->isInvalid() && $view->field->required && Text::isBlank( $cells[ $column ] ?? '' );
	}

	/** @param list<string> $cells */
	private function cell( FieldView $view, string $number, int $column, string $title, array $cells ): string {
		$id    = $view->ids->cell( $view->field->id, $number, $column );
		$text  = $cells[ $column ] ?? '';
		$input = array(
			'class' => 'atoll-input',
			'id'    => $id,
			'name'  => $view->field->inputs[0]->name ?? null,
			'type'  => 'text',
			'value' => '' === $text ? null : $text,
		);
		$state = array(
			'aria-required'    => '1' === $number ? $view->required() : null, // Further rows may stay empty.
			'aria-invalid'     => $this->isInvalid( $view, $cells, $number, $column ) ? 'true' : null,
			'aria-describedby' => $view->ids->error( $view->field->id ),
		);
		$label = array(
			'class' => 'atoll-row__label' . ( '' === $title ? ' screen-reader-text' : '' ),
			'for'   => $id,
		);
		return '<div class="atoll-row__cell">'
			. Html::element( 'label', $label, Html::text( '' === $title ? $view->field->label : $title ) )
			. Html::single( 'input', $input + $state ) . '</div>';
	}

	private function remove( FieldView $view, string $number ): string {
		return Html::element(
			'button',
			array(
				'type'       => 'button',
				'class'      => 'atoll-row__remove',
				'data-atoll' => 'remove-row',
				'hidden'     => true,
				'aria-label' => Text::fill( $view->form->text( 'removeRow' ), row: $number ),
			),
			'<span aria-hidden="true">×</span>'
		);
	}
}
