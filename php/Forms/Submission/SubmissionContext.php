<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Drafts\SavedDraft;
use Atoll\Forms\Entries\Changes\OwnEntryChange;

/** A submission on its way through the steps: what was sent, and what the steps have found out, each only once. */
final class SubmissionContext {

	/** The current form, which decides whether it can be submitted. */
	public ?Form $present = null;

	/** The change to an entry by its owner; null for a new entry. */
	public ?OwnEntryChange $change = null;

	/** The form to read and validate answers with: the current one, or the version of a changed entry. */
	public ?Form $form = null;

	/** Whether the limit for checks has counted it: one request may need several checks. */
	public bool $isCountedAsCheck = false;

	/** The page to validate, from 0; null for all pages. */
	public ?int $page = null;

	public ?SubmittedAnswers $submitted = null;

	/** The answers as far as they can be read, only for display; null if the form is gone. */
	public ?SubmittedAnswers $salvaged = null;

	/** @var array<int, string> Messages about what could not be added to the salvaged answers, by field id. */
	public array $problems = array();

	/** @var array<int, string> How to fix each invalid field, by field id. */
	public array $messages = array();

	/** @var array<string, string> How to fix each invalid input, by input id. */
	public array $inputMessages = array();

	/** The spam verdict; null until then, and for a changed entry, which keeps its status. */
	public ?SpamVerdict $spam = null;

	public ?StoredEntry $stored = null;

	public ?SavedDraft $saved = null;

	/** @var array<int, AdditionalAnswers> By form version. */
	private array $additional = array();

	public function __construct( public readonly Submission $submission ) {}

	/** Whether there is nothing more to do: it was stored before, or answers must be fixed. */
	public function isAnswered(): bool {
		return true === $this->stored?->replayed || array() !== $this->messages;
	}

	/** @throws \LogicException Before the form was found. */
	public function presentForm(): Form {
		return $this->present ?? throw new \LogicException( 'The form was not looked for yet.' );
	}

	/** @throws \LogicException Before the answers were read. */
	public function submitted(): SubmittedAnswers {
		return $this->submitted ?? throw new \LogicException( 'The answers were not read yet.' );
	}

	public function validated(): ValidatedAnswers {
		return new ValidatedAnswers( $this->submitted(), $this->messages, $this->inputMessages );
	}

	/** @param \Closure(): AdditionalAnswers $read Called once per form version. */
	public function additional( Form $form, \Closure $read ): AdditionalAnswers {
		return $this->additional[ $form->version() ] ??= $read();
	}
}
