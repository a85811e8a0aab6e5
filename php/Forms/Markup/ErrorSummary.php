<?php

declare( strict_types=1 );

namespace Atoll\Forms\Markup;

use Atoll\Forms\Text;

/** All that is wrong, in one place above the form, each a link to its input. */
final class ErrorSummary {

	public function __construct( private FieldMarkup $fields ) {}

	/** @param list<FieldView> $invalid In the form's order. */
	public function render( array $invalid, string $titleId ): string {
		if ( array() === $invalid ) {
			return '';
		}
		$items = '';
		foreach ( $invalid as $view ) {
			$words  = Text::fill( $view->form->text( 'summaryItem' ), label: $view->field->label, message: $view->message );
			$items .= '<li>' . Html::element( 'a', array( 'href' => '#' . $this->fields->anchor( $view ) ), Html::text( $words ) ) . '</li>';
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
}
