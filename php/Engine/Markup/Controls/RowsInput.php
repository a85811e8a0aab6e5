<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Markup\Controls\ControlParts\RowMarkup;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/**
 * Rows of a list field: those with answers and two more, for visitors without JavaScript. With JavaScript, the style
 * sheet hides rows that are not needed yet, and the island adds others.
 */
final class RowsInput implements Control {

	private const SPARE = 2;

	public function __construct( private FieldFrame $frame, private RowMarkup $row ) {}

	public function render( FieldView $view ): string {
		$html = '';
		foreach ( $this->rows( $view ) as $index => $cells ) {
			$html .= $this->row->render( $view, $cells, (string) ( $index + 1 ), $index > 0 && array() === $cells );
		}
		$add = Html::element(
			'button',
			array(
				'type'       => 'button',
				'class'      => 'atoll-button atoll-button--secondary atoll-rows__add',
				'data-atoll' => 'add-row',
				'hidden'     => true,
			),
			Html::text( $view->form->text( 'addRow' ) )
		);
		return $this->frame->around(
			$view,
			Html::element(
				'div',
				array(
					'class'      => 'atoll-rows',
					'data-atoll' => 'rows',
					'style'      => '--atoll-columns:' . count( $view->field->columns ),
				),
				$html
			)
				. '<template data-atoll="row">' . $this->row->render( $view, array(), '{row}' ) . '</template>' . $add
				. '<div class="screen-reader-text" data-atoll="rows-status" role="status"></div>'
		);
	}

	public function anchor( FieldView $view ): string {
		foreach ( AnswerValue::rows( $view->answer ) as $row => $cells ) {
			foreach ( array_keys( $cells ) as $column ) {
				if ( $this->row->isInvalid( $view, $cells, (string) ( $row + 1 ), $column ) ) {
					return $view->ids->cell( $view->field->id, (string) ( $row + 1 ), $column );
				}
			}
		}
		return $view->ids->cell( $view->field->id, '1', 0 );
	}

	/** @return list<list<string>> */
	private function rows( FieldView $view ): array {
		$answered = AnswerValue::rows( $view->answer );
		$count    = $view->field->maxRows > 0
			? max( count( $answered ), min( $view->field->maxRows, count( $answered ) + self::SPARE ) )
			: count( $answered ) + self::SPARE;
		return array_pad( $answered, $count, array() );
	}
}
