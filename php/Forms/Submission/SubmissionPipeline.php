<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Forms\Drafts\SavedDraft;
use Atoll\Forms\Submission\Steps\AllowSaving;
use Atoll\Forms\Submission\Steps\AnnounceEntry;
use Atoll\Forms\Submission\Steps\CheckAvailability;
use Atoll\Forms\Submission\Steps\FilterValidation;
use Atoll\Forms\Submission\Steps\FindEarlierChange;
use Atoll\Forms\Submission\Steps\FindEarlierEntry;
use Atoll\Forms\Submission\Steps\FindEntryToChange;
use Atoll\Forms\Submission\Steps\FindForm;
use Atoll\Forms\Submission\Steps\JudgeSpam;
use Atoll\Forms\Submission\Steps\LimitChecks;
use Atoll\Forms\Submission\Steps\LimitSaving;
use Atoll\Forms\Submission\Steps\LimitSubmissions;
use Atoll\Forms\Submission\Steps\ReadAnswers;
use Atoll\Forms\Submission\Steps\ReadAnswersLeniently;
use Atoll\Forms\Submission\Steps\RunChecks;
use Atoll\Forms\Submission\Steps\Step;
use Atoll\Forms\Submission\Steps\StoreDraft;
use Atoll\Forms\Submission\Steps\StoreEntry;
use Atoll\Forms\Submission\Steps\ValidateAnswers;
use Atoll\Platform\Errors\PublicError;

/** Handles a submission, by REST or without JavaScript, in a fixed order of steps. */
final class SubmissionPipeline {

	/** Steps that store an entry and its mail, exactly once. */
	public const SUBMIT = array(
		FindForm::class,
		FindEntryToChange::class,
		CheckAvailability::class,
		LimitSubmissions::class,
		ReadAnswers::class,
		ValidateAnswers::class,
		FilterValidation::class,
		RunChecks::class,
		JudgeSpam::class,
		FindEarlierChange::class,
		StoreEntry::class,
		AnnounceEntry::class,
	);

	/**
	 * Steps that find the response to an earlier, identical submission. They run only if {@see SUBMIT} has stored
	 * nothing: the database's unique key shows that a submission is new, in the statement that stores it.
	 */
	public const REPLAY = array( FindEarlierEntry::class );

	/** Steps that only validate; {@see SUBMIT} would store valid answers. */
	public const VALIDATE = array(
		LimitChecks::class,
		FindForm::class,
		FindEntryToChange::class,
		ReadAnswers::class,
		ValidateAnswers::class,
		FilterValidation::class,
		RunChecks::class,
	);

	/** Steps that validate one page before the next one is shown, without checks, which are for the whole form. */
	public const VALIDATE_PAGE = array(
		LimitChecks::class,
		FindForm::class,
		FindEntryToChange::class,
		ReadAnswers::class,
		ValidateAnswers::class,
		FilterValidation::class,
	);

	/** Steps that read what was sent, without validation. */
	public const READ = array(
		LimitChecks::class,
		FindForm::class,
		FindEntryToChange::class,
		ReadAnswers::class,
	);

	/** Steps that read as much as possible, to show it again. */
	public const SALVAGE = array( ReadAnswersLeniently::class );

	/** Steps that store a draft, without validation. */
	public const SAVE = array(
		LimitSaving::class,
		FindForm::class,
		FindEntryToChange::class,
		AllowSaving::class,
		ReadAnswers::class,
		StoreDraft::class,
	);

	/** @param \Closure( class-string<Step> ): Step $step Returns a step when it first runs. */
	public function __construct( private \Closure $step ) {}

	/**
	 * @throws \Atoll\Platform\Errors\PublicError If the form is not open to this visitor, an answer cannot be read, or
	 * the entry cannot be stored.
	 */
	public function submit( SubmissionContext $context ): StoredEntry|ValidatedAnswers {
		$error = null;
		try {
			$this->run( self::SUBMIT, $context );
		} catch ( PublicError $error ) {
			// It may be stored already: in the last place of the form, or with a login that has ended since.
		}
		if ( null === $context->stored ) {
			$this->run( self::REPLAY, $context );
		}
		return $context->stored ?? ( null === $error ? $context->validated() : throw $error );
	}

	/** @throws \Atoll\Platform\Errors\PublicError If the form does not exist, or an answer cannot be read. */
	public function validate( SubmissionContext $context ): ValidatedAnswers {
		$this->run( self::VALIDATE, $context );
		return $context->validated();
	}

	/**
	 * @param int $page From 0.
	 * @throws \Atoll\Platform\Errors\PublicError As {@see validate()}.
	 */
	public function validatePage( SubmissionContext $context, int $page ): ValidatedAnswers {
		$context->page = $page;
		$this->run( self::VALIDATE_PAGE, $context );
		return $context->validated();
	}

	/** @throws \Atoll\Platform\Errors\PublicError As {@see validate()}. */
	public function read( SubmissionContext $context ): SubmittedAnswers {
		$this->run( self::READ, $context );
		return $context->submitted();
	}

	/** Returns answers only for display, never to store them; null if the form is gone. */
	public function salvage( SubmissionContext $context ): ?SubmittedAnswers {
		$this->run( self::SALVAGE, $context );
		return $context->salvaged;
	}

	/** @throws \Atoll\Platform\Errors\PublicError As {@see \Atoll\Forms\Drafts\Drafts::save()}. */
	public function save( SubmissionContext $context ): SavedDraft {
		$this->run( self::SAVE, $context );
		return $context->saved ?? throw new \LogicException( 'Nothing was saved.' );
	}

	/** @param list<class-string<Step>> $names */
	private function run( array $names, SubmissionContext $context ): void {
		foreach ( $names as $name ) {
			( $this->step )( $name )->run( $context );
			if ( $context->isAnswered() ) {
				return;
			}
		}
	}
}
