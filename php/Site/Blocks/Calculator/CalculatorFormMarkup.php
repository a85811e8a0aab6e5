<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

/** Prints a calculator's form. It is sent by GET, so the URL of the result can be shared. */
final class CalculatorFormMarkup {

	/**
	 * @param string $content  Safe HTML.
	 * @param string $answerId Id of the result on the page that the form is sent to.
	 */
	public function html( CalculatorView $view, string $content, string $answerId ): string {
		return sprintf(
			'<form class="atoll-calculator__form" method="get" action="%s" novalidate>%s%s</form>',
			esc_url( strtok( $view->page, '?#' ) . '#' . $answerId ),
			$this->hidden( $view ),
			$content
		);
	}

	/**
	 * Returns hidden inputs with the query arguments of the form's URL, which browsers drop when they send it by GET.
	 */
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
