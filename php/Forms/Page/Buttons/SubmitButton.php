<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Page\AfterSubmission\ConfirmationRedirect;
use Atoll\Forms\Page\Posting\CurrentFormState;
use Atoll\Forms\Page\Posting\FormState;
use Atoll\Forms\Page\Posting\PageProgress;
use Atoll\Forms\Page\Posting\PostedProgress;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Errors\PublicError;

/** Sends the form. Also handles a post that names no button. */
final class SubmitButton implements Button {

	public function __construct(
		private SubmissionPipeline $pipeline,
		private CurrentFormState $currentState,
		private ConfirmationRedirect $redirect
	) {}

	public function isPressed( Submission $submission ): bool {
		return true;
	}

	public function handle( SubmissionContext $context ): void {
		$state = $this->stateToShow( $context );
		if ( null === $state ) {
			$this->redirectOrShowErrors( $this->pipeline->submit( $context ), $context->submission );
		} else {
			$this->currentState->keep( $state );
		}
	}

	/**
	 * Returns what to show instead of sending; null to send. Errors are left to the submission: a retry may succeed.
	 */
	private function stateToShow( SubmissionContext $context ): ?FormState {
		try {
			$submitted = $this->pipeline->salvage( $context );
		} catch ( PublicError ) {
			return null;
		}
		$progress = null === $submitted ? null : PageProgress::of( $context->submission, $submitted );
		return $progress?->newQuestions() ?? $progress?->stayIfSubmitHidden();
	}

	private function redirectOrShowErrors( StoredEntry|ValidatedAnswers $outcome, Submission $submission ): void {
		if ( $outcome instanceof StoredEntry ) {
			$this->redirect->send( $outcome, ( new PostedProgress( $submission ) )->idPrefix() );
		}
		$this->currentState->keep( PageProgress::of( $submission, $outcome->submitted )->showErrors( $outcome ) );
	}
}
