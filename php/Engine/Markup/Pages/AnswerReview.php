<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Pages;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\Formats\Text;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Logic\VisiblePages;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Html;

/**
 * The review: all answers so far, page by page, written as in emails, each with a button that leads back to its field;
 * and what is still missing. Only the server prints it: the island requests this HTML.
 */
final class AnswerReview {

	/** Name under which the id of the field is sent that somebody wants to change. */
	public const CHANGE = 'atoll_change';

	/** Shapes without an answer that could be shown. */
	public const WITHOUT_ANSWER = array( 'none', 'token' );

	public function __construct(
		private FormEngine $engine,
		private AnswerText $answerText,
		private FieldMarkup $fields
	) {}

	/** Prints the review of all pages before the review page. */
	public function render( Form $form, ResolvedAnswers $resolved, ElementIds $ids ): string {
		$messages    = $this->engine->validate( $form, $resolved )->messages();
		$shownFields = array_filter(
			$form->fields(),
			fn( Field $field ) => $this->isShown( $form, $field, $resolved, isset( $messages[ $field->id ] ) )
		);
		$missing     = array_intersect_key( $messages, array_flip( array_column( $shownFields, 'id' ) ) );
		$pages       = VisiblePages::of( $form, $resolved );
		$row         = new AnswerReviewRow( $this->answerText, $this->fields );
		$html        = $this->note( $form, count( $missing ) );
		foreach ( $pages->visible() as $page ) {
			$rows  = array_filter( $shownFields, static fn( Field $field ) => $page === $field->page );
			$html .= $this->page(
				$pages->title( $page ),
				array_map(
					static fn( Field $field ) => $row->html(
						$form,
						$field,
						$resolved,
						$ids,
						$missing[ $field->id ] ?? ''
					),
					$rows
				)
			);
		}
		return Html::element( 'div', array( 'class' => 'atoll-review' ), $html );
	}

	/** Whether the review lists a field: fields that emails list, those without an answer, and missing passwords. */
	private function isShown( Form $form, Field $field, ResolvedAnswers $resolved, bool $isMissing ): bool {
		return $field->page < ( $form->reviewPage() ?? 0 )
			&& 'grid' === $field->place
			&& ! $field->isHiddenInput()
			&& ! in_array( $field->shape, self::WITHOUT_ANSWER, true )
			&& ( ! $field->isSecret() || $isMissing )
			&& ! $resolved->isHidden( $field->id )
			&& ! $resolved->isPageHidden( $field->page )
			&& ! $this->isEmptyResult( $field, $resolved );
	}

	/** Whether a calculated field is empty, also for zero (spec 5). Nobody answers it, so nobody left it out. */
	private function isEmptyResult( Field $field, ResolvedAnswers $resolved ): bool {
		return $field->data->has( 'calculation' ) && '' === $this->answerText->text( $field, $resolved->answers() );
	}

	private function note( Form $form, int $missing ): string {
		if ( 0 === $missing ) {
			return '';
		}
		$template = $form->text( 1 === $missing ? 'reviewMissingOne' : 'reviewMissing' );
		return Html::element(
			'p',
			array( 'class' => 'atoll-review__missing' ),
			Html::text( Text::fill( $template, count: (string) $missing ) )
		);
	}

	/** @param array<string> $rows HTML. */
	private function page( string $title, array $rows ): string {
		$heading = '' === $title
			? ''
			: Html::element( 'h3', array( 'class' => 'atoll-review__title' ), Html::text( $title ) );
		return array() === $rows
			? ''
			: $heading . Html::element( 'dl', array( 'class' => 'atoll-review__list' ), implode( '', $rows ) );
	}
}
