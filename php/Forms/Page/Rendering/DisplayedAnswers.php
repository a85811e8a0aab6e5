<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Forms\Page\Posting\FormState;
use Atoll\Forms\Page\Resuming\ResumedAnswers;

/** Answers that a form is shown with, and where they come from. */
final class DisplayedAnswers {

	/**
	 * @param Answers             $typed    Values of the form's inputs.
	 * @param ResolvedAnswers     $resolved The same after conditional logic and formulas.
	 * @param FormState|null      $state    The form as sent in this request.
	 * @param ResumedAnswers|null $resumed  A draft or entry that is continued.
	 * @param string|null         $lost     Message about a post that PHP dropped, plain text.
	 */
	public function __construct(
		public readonly Answers $typed,
		public readonly ResolvedAnswers $resolved,
		public readonly ?FormState $state,
		public readonly ?ResumedAnswers $resumed,
		private ?string $lost = null,
	) {}

	/** Returns the error of the form as a whole, plain text. */
	public function alert(): ?string {
		return $this->state->alert ?? $this->lost;
	}

	/** Returns the index of the page to show, from 0. */
	public function page(): int {
		return $this->state->page ?? $this->resumed->page ?? 0;
	}

	/** Returns the information to read before going on, plain text; only when the page is opened. */
	public function notice(): ?string {
		return null === $this->state ? $this->resumed?->notice : $this->state->notice;
	}

	/** @return list<int> Ids of the fields that were shown before: those up to the page where the form was left. */
	public function seen( Form $form ): array {
		$page   = $this->resumed->page ?? 0;
		$before = array_filter( $form->fields(), static fn( Field $field ) => $field->page < $page );
		return $this->state->seen ?? array_column( $before, 'id' );
	}
}
