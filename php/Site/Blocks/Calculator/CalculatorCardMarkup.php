<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\Texts\CalculatorTexts;

/** Prints the first inputs of a calculator. The result is on the calculator's own page. */
final class CalculatorCardMarkup {

	/** The number of inputs on a card. */
	private const QUESTIONS = 2;

	public function __construct(
		private CalculatorTexts $texts,
		private CalculatorInputMarkup $input,
		private CalculatorFormMarkup $form
	) {}

	public function html( CalculatorView $view ): string {
		$inputs = '';
		foreach ( array_slice( $view->definition->fields(), 0, self::QUESTIONS ) as $input ) {
			$inputs .= $this->input->html( $view, $input, isBrief: true );
		}
		return $this->form->html(
			$view,
			$inputs . sprintf(
				'<button class="atoll-button atoll-button--secondary atoll-calculator__open" aria-describedby="%s">%s</button>',
				esc_attr( $view->id( 'title' ) ),
				esc_html( $this->texts->text( 'open' ) )
			),
			$view->definition->kind . '-result' // Id of the first calculator of that kind on its page.
		);
	}
}
