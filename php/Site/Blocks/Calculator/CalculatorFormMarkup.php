<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

/** A form that asks a page for the answer, by an address that can be shared. */
final class CalculatorFormMarkup {

	/**
	 * @param string $content  Safe HTML.
	 * @param string $answerId Id of the answer on the page that is asked.
	 */
	public function html( CalculatorView $view, string $content, string $answerId ): string {
		return sprintf(
			'<form class="atoll-calculator__form" method="get" action="%s" novalidate>%s%s</form>',
			esc_url( strtok( $view->page, '?#' ) . '#' . $answerId ),
			$this->hidden( $view ),
			$content
		);
	}

	/** What a form that is sent by GET takes out of its own address. */
	private function hidden( CalculatorView $view ): string {
		wp_parse_str( (string) wp_parse_url( $view->page, PHP_URL_QUERY ), $query );
		$html = '';
		foreach ( array( ...$query, 'calculator' => $view->definition->kind ) as $name => $value ) {
			$html .= is_string( $value )
				? sprintf(
					'<input type="hidden" name="%s" value="%s">',
					esc_attr( (string) $name ),
					esc_attr( $value )
				)
				: '';
		}
		return $html;
	}
}
