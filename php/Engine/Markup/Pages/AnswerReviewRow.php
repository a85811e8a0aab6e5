<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Pages;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** One field in the review: its answer or what is missing, and the button that leads back to it. */
final class AnswerReviewRow {

	public function __construct( private AnswerText $answerText, private FieldMarkup $fields ) {}

	/** @param string $message Message if an answer is missing; may be empty. */
	public function html(
		Form $form,
		Field $field,
		ResolvedAnswers $resolved,
		ElementIds $ids,
		string $message
	): string {
		$text = $this->answerText->text( $field, $resolved->answers() );
		return Html::element(
			'div',
			array( 'class' => 'atoll-review__row' . ( '' === $message ? '' : ' is-missing' ) ),
			Html::element( 'dt', array( 'class' => 'atoll-review__question' ), Html::text( $field->label ) )
				. Html::element(
					'dd',
					array( 'class' => 'atoll-review__answer' ),
					$this->answer( $form, $text, $message )
				)
				. $this->change( $form, $field, $resolved, $ids, $text )
		);
	}

	private function answer( Form $form, string $text, string $message ): string {
		$none  = '' === $text && '' === $message ? Html::text( $form->text( 'reviewNone' ) ) : '';
		$error = Html::text( $message );
		return ( '' === $none ? '' : Html::element( 'span', array( 'class' => 'atoll-review__none' ), $none ) )
			// bdi keeps groups of digits in the order in which they were typed, even on a right-to-left page.
			. ( '' === $text ? '' : Html::element( 'bdi', array(), Html::text( $text ) ) )
			. ( '' === $error ? '' : Html::element( 'span', array( 'class' => 'atoll-error' ), $error ) );
	}

	/** Returns the button; none for a calculated field, which depends on other answers. */
	private function change(
		Form $form,
		Field $field,
		ResolvedAnswers $resolved,
		ElementIds $ids,
		string $text
	): string {
		$view = new FieldView( $form, $field, $ids, $resolved->answers()->value( $field->id ), '', false );
		if ( $view->isCalculated() ) {
			return '';
		}
		$button = Html::element(
			'button',
			array(
				'type'       => 'submit',
				'class'      => 'atoll-button atoll-button--text',
				'name'       => AnswerReview::CHANGE,
				'value'      => $field->id,
				'data-atoll' => 'change',
				'formaction' => '#' . $this->fields->anchor( $view ),
			),
			Html::text( $form->text( '' === $text ? 'reviewAnswer' : 'reviewChange' ) )
				. Html::element( 'span', array( 'class' => 'atoll-review__of' ), ' ' . Html::text( $field->label ) )
		);
		return Html::element( 'dd', array( 'class' => 'atoll-review__change' ), $button );
	}
}
