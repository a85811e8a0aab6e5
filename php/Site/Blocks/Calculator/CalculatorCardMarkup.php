<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\Texts\CalculatorTexts;

/** Prints the first questions of a calculator, whose page answers them. */
final class CalculatorCardMarkup {

	/** How many are asked here. */
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
			$view->definition->kind . '-result' // Of the first of its kind on that page.
		);
	}
}
