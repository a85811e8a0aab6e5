<?php

declare( strict_types=1 );

namespace Atoll\Blocks\Calculator;

use Atoll\Calculators\Words\Texts;

/** Prints a calculator: a form that any browser can send, and the answer to it beside it. */
final class CalculatorMarkup {

	public function __construct( private Texts $texts, private InputMarkup $input, private AnswerMarkup $answer ) {}

	public function print( Shown $shown ): string {
		$groups = '';
		foreach ( $shown->definition->groups() as $group ) {
			$groups .= sprintf( '<fieldset class="atoll-calculator__inputs"><legend class="atoll-calculator__group">%s</legend>', esc_html( $group->string( 'title' ) ) );
			foreach ( $group->list( 'fields' ) as $input ) {
				$groups .= $this->input->print( $shown, $input );
			}
			$groups .= '</fieldset>';
		}
		return sprintf(
			'<form class="atoll-calculator__form" method="get" action="%s" novalidate>%s%s<button class="atoll-button atoll-calculator__send">%s</button></form>%s',
			esc_url( strtok( $shown->page, '?' ) . '#' . $shown->id( 'result' ) ),
			$this->hidden( $shown ),
			$groups,
			esc_html( $this->texts->say( 'calculate' ) ),
			$this->answer->print( $shown )
		);
	}

	/** What a form that is sent by GET takes out of its own address. */
	private function hidden( Shown $shown ): string {
		wp_parse_str( (string) wp_parse_url( $shown->page, PHP_URL_QUERY ), $query );
		$html = '';
		foreach ( array( ...$query, 'calculator' => $shown->definition->kind ) as $name => $value ) {
			$html .= is_string( $value ) ? sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( (string) $name ), esc_attr( $value ) ) : '';
		}
		return $html;
	}
}
