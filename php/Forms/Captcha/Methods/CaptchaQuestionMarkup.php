<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** Prints a question in place of the captcha if a form is shown again because its captcha was not passed. */
final class CaptchaQuestionMarkup {

	public function __construct( private CaptchaQuestion $question ) {}

	public function render( FieldView $view ): string {
		$question = $this->question->create( $view->form->id() );
		/* translators: 1 and 2: numbers in words. */
		$label = sprintf( __( 'What is %1$s plus %2$s?', 'atoll' ), $question['first'], $question['second'] );
		return Html::element(
			'label',
			array(
				'class' => 'atoll-captcha__question',
				'for'   => $view->id(),
			),
			Html::text( $label )
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
					'value' => $question['ticket'],
				)
			);
	}
}
