<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Providers;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** Prints a question into the captcha's place of a form that came back without having passed. */
final class CaptchaQuestionMarkup {

	public function __construct( private CaptchaQuestion $question ) {}

	public function render( FieldView $view ): string {
		$asked = $this->question->ask( $view->form->id() );
		/* translators: 1 and 2: numbers in words. */
		$words = sprintf( __( 'What is %1$s plus %2$s?', 'atoll' ), $asked['first'], $asked['second'] );
		return Html::element(
			'label',
			array(
				'class' => 'atoll-captcha__question',
				'for'   => $view->id(),
			),
			Html::text( $words )
		)
			. Html::single(
				'input',
				array(
					'class'            => 'atoll-input atoll-captcha__answer',
					'id'               => $view->id(),
					'type'             => 'text',
					'name'             => CaptchaQuestion::ANSWER,
					'autocomplete'     => 'off',
					'maxlength'        => 20,
					'aria-required'    => 'true',
					'aria-invalid'     => 'true',
					'aria-describedby' => $view->ids->error( $view->field->id ),
				)
			)
			. Html::single(
				'input',
				array(
					'type'  => 'hidden',
					'name'  => CaptchaQuestion::TICKET,
					'value' => $asked['ticket'],
				)
			);
	}
}
