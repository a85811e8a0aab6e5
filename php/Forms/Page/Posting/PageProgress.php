<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Logic\VisiblePages;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Forms\Submission\ValidatedAnswers;

/**
 * Progress of a person in a form, as posted by the form itself: the page that was shown, and the fields shown so far.
 * It decides what is shown, never what is stored, so forging it gains nothing.
 */
final class PageProgress {

	private VisiblePages $pages;

	/** Index of the posted page, from 0, or of the page before it if conditional logic hides it now. */
	public readonly int $page;

	private function __construct( private PostedProgress $posted, private SubmittedAnswers $submitted ) {
		$this->pages = VisiblePages::of( $submitted->form, $submitted->resolved );
		$this->page  = $this->pages->at( $posted->page() );
	}

	public static function of( Submission $submission, SubmittedAnswers $submitted ): self {
		return new self( new PostedProgress( $submission ), $submitted );
	}

	/** Returns null on the last page. */
	public function next(): ?int {
		return $this->pages->next( $this->page );
	}

	/**
	 * Shows the first page with a question that an answer has made visible and that has not been seen yet: without
	 * JavaScript it could not appear earlier, so it is shown first, even if it is optional. Null if there is none.
	 *
	 * @param int|null $upTo Last page to look at, from 0; null for all.
	 */
	public function newQuestions( ?int $upTo = null ): ?FormState {
		$pages = array();
		foreach ( $this->submitted->form->fields() as $field ) {
			if ( $field->page <= ( $upTo ?? $field->page ) && $this->isNewQuestion( $field ) ) {
				$pages[] = $field->page;
			}
		}
		return array() === $pages ? null : $this->show( min( $pages ), $this->submitted->form->text( 'newQuestions' ) );
	}

	/** Shows the same page again if conditional logic hides the submit button; null if it does not. */
	public function stayIfSubmitHidden(): ?FormState {
		return $this->submitted->resolved->hidesSubmit() ? $this->stay() : null;
	}

	/** Shows the next page, unless conditional logic hides the button that leads to it. */
	public function goNext(): FormState {
		return $this->showIfNextVisible( $this->next() ?? $this->page );
	}

	public function goBack(): FormState {
		return $this->show( $this->pages->previous( $this->page ) ?? $this->page );
	}

	/** Shows the page of a question, or the current page if that question is hidden now. */
	public function goTo( int $fieldId ): FormState {
		$page = $this->submitted->resolved->isHidden( $fieldId )
			? null
			: $this->submitted->form->field( $fieldId )?->page;
		return $this->show( $this->pages->at( $page ?? $this->page ) );
	}

	/** Shows all answers for review, unless conditional logic hides the button. */
	public function goToReview(): FormState {
		return $this->showIfNextVisible( $this->pages->at( $this->submitted->form->reviewPage() ?? $this->page ) );
	}

	/** Shows the first page with an error. */
	public function showErrors( ValidatedAnswers $validated ): FormState {
		return $this->showMessages( $validated->messages, $validated->inputMessages );
	}

	/**
	 * Shows the first page with an error.
	 *
	 * @param array<int, string>    $messages      By field id.
	 * @param array<string, string> $inputMessages By input id.
	 */
	public function showMessages( array $messages, array $inputMessages = array() ): FormState {
		$form  = $this->submitted->form;
		$pages = array_map( fn( int $id ) => $form->field( $id )->page ?? $this->page, array_keys( $messages ) );
		return new FormState(
			$form->id(),
			$this->submitted,
			min( $pages ?: array( $this->page ) ),
			$this->posted->fields(),
			$messages,
			$inputMessages,
			reviewed: $this->posted->wasReviewed(),
			idPrefix: $this->posted->idPrefix()
		);
	}

	private function showIfNextVisible( int $page ): FormState {
		return $this->submitted->resolved->hidesNext( $this->page ) ? $this->stay() : $this->show( $page );
	}

	private function stay(): FormState {
		return $this->show( $this->page, $this->submitted->form->text( 'noWayOn' ) );
	}

	private function show( int $page, ?string $notice = null ): FormState {
		return new FormState(
			$this->submitted->form->id(),
			$this->submitted,
			$page,
			$this->posted->fields(),
			notice: $notice,
			reviewed: $this->posted->wasReviewed(),
			idPrefix: $this->posted->idPrefix()
		);
	}

	private function isNewQuestion( Field $field ): bool {
		$seen       = $this->posted->fields();
		$isQuestion = array() !== $field->inputs && 'hidden' !== $field->control;
		// Empty for other clients, and for pages with JavaScript, where each question was visible as it appeared.
		$isNew = array() !== $seen && ! in_array( $field->id, $seen, true );
		return $isNew && $isQuestion && ! $this->submitted->resolved->isHidden( $field->id )
			&& ! $this->submitted->resolved->isPageHidden( $field->page );
	}
}
