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
 * The answers so far, page by page, in the words that mail has for them, each with a button that leads back to its
 * question; and what is still missing. Nobody else prints them: the island asks for this very HTML.
 */
final class AnswerReview {

	/** Which question somebody wants to change, by its id. */
	public const CHANGE = 'atoll_change';

	/** Shapes without an answer to show. */
	public const WITHOUT_ANSWER = array( 'none', 'token' );

	public function __construct(
		private FormEngine $engine,
		private AnswerText $answerText,
		private FieldMarkup $fields
	) {}

	/** Of the pages before the one that it stands on. */
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

	/** What mail shows, and also questions without an answer; a password only where it is missing. */
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

	/** Nobody was asked for it, so nobody has left it out; zero is an empty result too (spec 5). */
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
