<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\Texts\CalculatorTexts;

/** Prints a calculator: a form that works without JavaScript, and the result beside it. */
final class CalculatorMarkup {

	public function __construct(
		private CalculatorTexts $texts,
		private CalculatorInputMarkup $input,
		private CalculatorFormMarkup $form,
		private CalculatorResultMarkup $answer
	) {}

	public function html( CalculatorView $view ): string {
		$groups = '';
		foreach ( $view->definition->groups() as $group ) {
			$groups .= sprintf( '<fieldset class="atoll-calculator__inputs"><legend class="atoll-calculator__group">%s</legend>', esc_html( $group->string( 'title' ) ) );
			foreach ( $group->list( 'fields' ) as $input ) {
				$groups .= $this->input->html( $view, $input );
			}
			$groups .= '</fieldset>';
		}
		$button = sprintf( '<button class="atoll-button atoll-calculator__send">%s</button>', esc_html( $this->texts->text( 'calculate' ) ) );
		return $this->form->html( $view, $groups . $button, $view->id( 'result' ) ) . $this->answer->html( $view );
	}
}
