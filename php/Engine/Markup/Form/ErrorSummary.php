<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Formats\Text;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** The list of all errors above the form, each with a link to its input. */
final class ErrorSummary {

	public function __construct( private FieldMarkup $fields ) {}

	/** @param list<FieldView> $invalid In the form's order. */
	public function render( array $invalid, string $titleId ): string {
		if ( array() === $invalid ) {
			return '';
		}
		$items = '';
		foreach ( $invalid as $view ) {
			$items .= $this->items( $view );
		}
		$title = Html::element(
			'h2',
			array(
				'class' => 'atoll-summary__title',
				'id'    => $titleId,
			),
			Html::text( $invalid[0]->form->text( 'summaryTitle' ) )
		);
		return '<div class="atoll-summary" tabindex="-1"><div role="alert">' . $title
			. '<ul class="atoll-summary__list">' . $items . '</ul></div></div>';
	}

	/** Returns one item for each invalid input, or one for the field as a whole. */
	private function items( FieldView $view ): string {
		$items = '';
		foreach ( $view->brokenInputs() as $input ) {
			$label  = Text::fill( $view->form->text( 'partLabel' ), label: $view->field->label, part: $input->label );
			$items .= $this->item( $view, $view->ids->input( $input->id ), $label, $view->inputMessages[ $input->id ] );
		}
		return '' === $items
			? $this->item( $view, $this->fields->anchor( $view ), $view->field->label, $view->message )
			: $items;
	}

	private function item( FieldView $view, string $anchor, string $label, string $message ): string {
		$words = Text::fill( $view->form->text( 'summaryItem' ), label: $label, message: $message );
		return '<li>' . Html::element( 'a', array( 'href' => "#{$anchor}" ), Html::text( $words ) ) . '</li>';
	}
}
