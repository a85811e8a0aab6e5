<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Markup\Form\HiddenInputs;
use Atoll\Engine\Markup\Html;

/** Prints a calculator's form. It is sent by GET, so the URL of the result can be shared. */
final class CalculatorFormMarkup {

	/**
	 * @param string $content  Safe HTML.
	 * @param string $answerId Id of the result on the page that the form is sent to.
	 */
	public function html( CalculatorView $view, string $content, string $answerId ): string {
		return Html::element(
			'form',
			array(
				'class'      => 'atoll-calculator__form',
				'method'     => 'get',
				'action'     => esc_url_raw( strtok( $view->page, '?#' ) . '#' . $answerId ),
				'novalidate' => true,
			),
			$this->hidden( $view ) . $content
		);
	}

	/**
	 * Returns hidden inputs with the query arguments of the form's URL, which browsers drop when they send it by GET.
	 */
	private function hidden( CalculatorView $view ): string {
		wp_parse_str( (string) wp_parse_url( $view->page, PHP_URL_QUERY ), $query );
		return HiddenInputs::inputs(
			array( ...array_filter( $query, is_string( ... ) ), 'calculator' => $view->definition->kind )
		);
	}
}
