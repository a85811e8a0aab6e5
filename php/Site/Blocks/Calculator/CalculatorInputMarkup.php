<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\Texts\InputTexts;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\Html;

/** Prints the inputs of a calculator, with what visitors typed or a link says, inside the content of a page. */
final class CalculatorInputMarkup {

	public function __construct( private InputTexts $inputs ) {}

	/** @param bool $isBrief Whether to leave out hint and slider. */
	public function html( CalculatorView $view, JsonData $input, bool $isBrief = false ): string {
		$name    = $input->string( 'name' );
		$message = $view->answer->messages[ $name ] ?? '';
		return sprintf(
			'choice' === $input->string( 'type' )
				? '<fieldset class="%1$s">%2$s</fieldset>'
				: '<div class="%1$s">%2$s</div>',
			'atoll-calculator__field' . ( '' === $message ? '' : ' is-invalid' ),
			(
				'choice' === $input->string( 'type' )
					? $this->choices( $view, $input )
					: $this->number( $view, $input, $isBrief )
			)
			. sprintf(
				'<p class="atoll-calculator__message" id="%s">%s</p>',
				Html::text( $view->id( $name . '-message' ) ),
				Html::text( $message )
			)
		);
	}

	private function choices( CalculatorView $view, JsonData $input ): string {
		$name = $input->string( 'name' );
		$html = sprintf( '<legend class="atoll-calculator__label">%s</legend><div class="atoll-calculator__choices">', Html::text( $input->string( 'title' ) ) );
		foreach ( $input->list( 'choices' ) as $choice ) {
			$html .= sprintf(
				'<label class="atoll-calculator__choice"><input type="radio" name="%s" value="%s"%s><span>%s</span></label>',
				Html::text( $name ),
				Html::text( $choice->string( 'value' ) ),
				checked( $view->answer->values->get( $name ), $choice->string( 'value' ), false ),
				Html::text( $choice->string( 'text' ) )
			);
		}
		return $html . '</div>';
	}

	private function number( CalculatorView $view, JsonData $input, bool $isBrief ): string {
		$name = $input->string( 'name' );
		$id   = $view->id( $name );
		$hint = $isBrief ? '' : $input->string( 'hint' );
		return sprintf( '<label class="atoll-calculator__label" id="%1$s-label" for="%1$s">%2$s</label>', Html::text( $id ), Html::text( $input->string( 'title' ) ) )
			. sprintf(
				'<div class="atoll-calculator__box">%s%s%s</div>',
				$this->unit( 'money' === $input->string( 'type' ) ? '$' : '', '' ),
				$this->box( $view, $input, '' !== $hint ),
				$this->unit( $input->string( 'label' ), "$id-unit" )
			)
			. ( $isBrief ? '' : $this->slider( $view, $input ) )
			. (
				'' === $hint
					? ''
					: sprintf(
						'<p class="atoll-calculator__hint" id="%s-hint">%s</p>',
						Html::text( $id ),
						Html::text( $hint )
					)
			);
	}

	private function box( CalculatorView $view, JsonData $input, bool $hasHint ): string {
		$name        = $input->string( 'name' );
		$isInvalid   = isset( $view->answer->messages[ $name ] );
		$value       = $isInvalid
			? $view->entered[ $name ]
			: $this->inputs->typed( $input, $view->answer->values->get( $name ), ',' );
		$id          = $view->id( $name );
		$describedBy = array(
			...( $input->has( 'label' ) ? array( "$id-unit" ) : array() ),
			...( $hasHint ? array( "$id-hint" ) : array() ),
			"$id-message",
		);
		return sprintf(
			'<input class="atoll-calculator__input" type="text" id="%s" name="%s" value="%s" inputmode="%s" autocomplete="off" maxlength="40" aria-describedby="%s"%s>',
			Html::text( $id ),
			Html::text( $name ),
			Html::text( $value ),
			in_array( $input->string( 'type' ), array( 'money', 'percent' ), true ) ? 'decimal' : 'numeric',
			Html::text( implode( ' ', $describedBy ) ),
			$isInvalid ? ' aria-invalid="true"' : ''
		);
	}

	/** Returns the sign before a number, such as $, or the unit after a number, such as years. */
	private function unit( string $text, string $id ): string {
		return '' === $text
			? ''
			: sprintf(
				'<span class="atoll-calculator__unit"%s>%s</span>',
				'' === $id ? ' aria-hidden="true"' : sprintf( ' id="%s"', Html::text( $id ) ),
				Html::text( $text )
			);
	}

	/** Returns a slider as a second way to set the number. Hidden without JavaScript. */
	private function slider( CalculatorView $view, JsonData $input ): string {
		if ( ! $input->has( 'slider' ) ) {
			return '';
		}
		$slider   = $input->map( 'slider' );
		$name     = $input->string( 'name' );
		$value    = $view->answer->values->number( $name );
		$step     = $slider->int( 'step', 1 );
		$minimum  = $slider->int( 'minimum' );
		$position = $minimum + (int) round( ( $value - $minimum ) / $step ) * $step;
		return sprintf(
			'<input class="atoll-calculator__slider" type="range" data-atoll="%s" min="%d" max="%d" step="%d" value="%d" aria-labelledby="%s" aria-valuetext="%s">',
			Html::text( $name ),
			$minimum,
			$slider->int( 'maximum' ),
			$step,
			min( $slider->int( 'maximum' ), max( $minimum, $position ) ),
			Html::text( $view->id( $name . '-label' ) ),
			Html::text( $this->inputs->spoken( $input, $value ) )
		);
	}
}
