<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\Texts\CalculatorTexts;

/** Prints the first questions of a calculator, whose page answers them. */
final class CalculatorCardMarkup {

	/** How many are asked here. */
	private const FIRST = 2;

	public function __construct(
		private CalculatorTexts $texts,
		private CalculatorInputMarkup $input,
		private CalculatorFormMarkup $form
	) {}

	public function print( CalculatorView $shown ): string {
		$inputs = '';
		foreach ( array_slice( $shown->definition->fields(), 0, self::FIRST ) as $input ) {
			$inputs .= $this->input->print( $shown, $input, isBrief: true );
		}
		return $this->form->print(
			$shown,
			$inputs . sprintf(
				'<button class="atoll-button atoll-button--secondary atoll-calculator__open" aria-describedby="%s">%s</button>',
				esc_attr( $shown->id( 'title' ) ),
				esc_html( $this->texts->say( 'open' ) )
			),
			$shown->definition->kind . '-result' // Of the first of its kind on that page.
		);
	}
}
