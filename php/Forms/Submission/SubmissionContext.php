<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Drafts\SavedDraft;
use Atoll\Forms\Entries\Changes\OwnEntryChange;

/** One submission on its way through the steps: what came, and what was found out about it, each thing once. */
final class SubmissionContext {

	/** The form as it is now, which says whether it may be sent. */
	public ?Form $present = null;

	/** The entry that its owner changes; null for a new one. */
	public ?OwnEntryChange $change = null;

	/** What the answers are read and validated by: the present form, or the version of a changed entry. */
	public ?Form $form = null;

	/** Whether it was counted among the checks of answers, of which one request may need several. */
	public bool $isCountedAsCheck = false;

	/** The page to validate, from 0; null for all. */
	public ?int $page = null;

	public ?SubmittedAnswers $submitted = null;

	/** The same as far as it can be read, only to be shown again; null when the form is gone. */
	public ?SubmittedAnswers $salvaged = null;

	/** @var array<int, string> By field id, what could not be added to the salvaged answers. */
	public array $problems = array();

	/** @var array<int, string> By field id, how to mend it. */
	public array $messages = array();

	/** @var array<string, string> By input id. */
	public array $inputMessages = array();

	/** Null until it is judged, and for an entry that is changed, which keeps its status. */
	public ?SpamVerdict $spam = null;

	public ?StoredEntry $stored = null;

	public ?SavedDraft $saved = null;

	/** @var array<int, AdditionalAnswers> By the form's version. */
	private array $additional = array();

	public function __construct( public readonly Submission $submission ) {}

	/** Whether nothing further is to be done: it was stored before, or something is to be mended. */
	public function isAnswered(): bool {
		return true === $this->stored?->replayed || array() !== $this->messages;
	}

	/** @throws \LogicException Before it was found. */
	public function presentForm(): Form {
		return $this->present ?? throw new \LogicException( 'The form was not looked for yet.' );
	}

	/** @throws \LogicException Before they were read. */
	public function submitted(): SubmittedAnswers {
		return $this->submitted ?? throw new \LogicException( 'The answers were not read yet.' );
	}

	public function validated(): ValidatedAnswers {
		return new ValidatedAnswers( $this->submitted(), $this->messages, $this->inputMessages );
	}

	/** @param \Closure(): AdditionalAnswers $read Called once for each version of the form. */
	public function additional( Form $form, \Closure $read ): AdditionalAnswers {
		return $this->additional[ $form->version() ] ??= $read();
	}
}
