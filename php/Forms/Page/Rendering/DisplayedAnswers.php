<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Forms\Page\Posting\FormState;
use Atoll\Forms\Page\Resuming\ResumedAnswers;

/** What a form is filled in with as it is shown, and where that comes from. */
final class DisplayedAnswers {

	/**
	 * @param Answers             $typed    What its inputs hold.
	 * @param ResolvedAnswers     $resolved The same with what conditions hide and formulas make.
	 * @param FormState|null      $state    How it was sent in this request.
	 * @param ResumedAnswers|null $resumed  What was put aside or stored before.
	 * @param string|null         $lost     What to say of a post that PHP dropped, plain text.
	 */
	public function __construct(
		public readonly Answers $typed,
		public readonly ResolvedAnswers $resolved,
		public readonly ?FormState $state,
		public readonly ?ResumedAnswers $resumed,
		private ?string $lost = null,
	) {}

	/** What went wrong with the form as a whole, plain text. */
	public function alert(): ?string {
		return $this->state->alert ?? $this->lost;
	}

	/** The page that shows, from 0. */
	public function page(): int {
		return $this->state->page ?? $this->resumed->page ?? 0;
	}

	/** What to know before going on, plain text; said once, as the page is opened. */
	public function notice(): ?string {
		return null === $this->state ? $this->resumed?->notice : $this->state->notice;
	}

	/** @return list<int> Fields that were shown before: those up to the page where a form was left. */
	public function seen( Form $form ): array {
		$page   = $this->resumed->page ?? 0;
		$before = array_filter( $form->fields(), static fn( Field $field ) => $field->page < $page );
		return $this->state->seen ?? array_column( $before, 'id' );
	}
}
