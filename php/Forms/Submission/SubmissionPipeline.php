<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Forms\Drafts\SavedDraft;
use Atoll\Forms\Submission\Steps\AdmitSubmission;
use Atoll\Forms\Submission\Steps\AllowSaving;
use Atoll\Forms\Submission\Steps\AnnounceEntry;
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
use Atoll\Forms\Submission\Steps\RunChecks;
use Atoll\Forms\Submission\Steps\SalvageAnswers;
use Atoll\Forms\Submission\Steps\Step;
use Atoll\Forms\Submission\Steps\StoreDraft;
use Atoll\Forms\Submission\Steps\StoreEntry;
use Atoll\Forms\Submission\Steps\ValidateAnswers;
use Atoll\Platform\Errors\PublicError;

/** What becomes of a submission, whether by REST or as a plain post: the steps, in their order. */
final class SubmissionPipeline {

	/** To an entry and its mail, exactly once. */
	public const SUBMIT = array(
		FindForm::class,
		FindEntryToChange::class,
		AdmitSubmission::class,
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
	 * To the answer that an earlier, identical submission got. Only what {@see SUBMIT} did not store is looked for: the
	 * database's unique key says that it is new, in the statement that stores it.
	 */
	public const REPLAY = array( FindEarlierEntry::class );

	/** The verdict alone: {@see SUBMIT} would store what is valid here. */
	public const VALIDATE = array(
		LimitChecks::class,
		FindForm::class,
		FindEntryToChange::class,
		ReadAnswers::class,
		ValidateAnswers::class,
		FilterValidation::class,
		RunChecks::class,
	);

	/** The verdict on one page, before the next one shows. Checks are for the whole form. */
	public const VALIDATE_PAGE = array(
		LimitChecks::class,
		FindForm::class,
		FindEntryToChange::class,
		ReadAnswers::class,
		ValidateAnswers::class,
		FilterValidation::class,
	);

	/** What was sent, without validating it. */
	public const READ = array(
		LimitChecks::class,
		FindForm::class,
		FindEntryToChange::class,
		ReadAnswers::class,
	);

	/** What can be read of it, to be shown again. */
	public const SALVAGE = array( SalvageAnswers::class );

	/** To a draft; nothing in it is validated. */
	public const SAVE = array(
		LimitSaving::class,
		FindForm::class,
		FindEntryToChange::class,
		AllowSaving::class,
		ReadAnswers::class,
		StoreDraft::class,
	);

	/** @param \Closure( class-string<Step> ): Step $step Gives each when it is run first. */
	public function __construct( private \Closure $step ) {}

	/**
	 * @throws \Atoll\Platform\Errors\PublicError When the form is not open to this visitor, an answer cannot be read,
	 * or it cannot be stored.
	 */
	public function submit( SubmissionContext $context ): StoredEntry|ValidatedAnswers {
		$error = null;
		try {
			$this->run( self::SUBMIT, $context );
		} catch ( PublicError $error ) {
			// Perhaps because it is stored already, in the last place or by the login that has ended since.
		}
		if ( null === $context->stored ) {
			$this->run( self::REPLAY, $context );
		}
		return $context->stored ?? ( null === $error ? $context->validated() : throw $error );
	}

	/** @throws \Atoll\Platform\Errors\PublicError When there is no such form, or an answer cannot be read. */
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

	/** Null when the form is gone. Only to be shown again, never to be stored. */
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
