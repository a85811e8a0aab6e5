<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Page\AfterSubmission\ConfirmationRedirect;
use Atoll\Forms\Page\Posting\CurrentFormState;
use Atoll\Forms\Page\Posting\FormState;
use Atoll\Forms\Page\Posting\PageProgress;
use Atoll\Forms\Submission\Judgement;
use Atoll\Forms\Submission\Stored;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Platform\Errors\PublicError;

/** Sends the form. Also what a post means that names no button at all. */
final class SubmitButton implements Button {

	public function __construct(
		private SubmissionPipeline $pipeline,
		private CurrentFormState $posted,
		private ConfirmationRedirect $departure
	) {}

	public function isPressed( Submission $submission ): bool {
		return true;
	}

	public function press( SubmissionContext $context ): void {
		$held = $this->held( $context );
		if ( null === $held ) {
			$this->finish( $this->pipeline->submit( $context ), $context->submission );
		} else {
			$this->posted->keep( $held );
		}
	}

	/** Errors are reported by the submission itself: a retry of a stored one may succeed. */
	private function held( SubmissionContext $context ): ?FormState {
		try {
			$received = $this->pipeline->salvage( $context );
		} catch ( PublicError ) {
			return null;
		}
		$progress = null === $received ? null : PageProgress::of( $context->submission, $received );
		return $progress?->missed() ?? $progress?->held();
	}

	private function finish( Stored|Judgement $outcome, Submission $submission ): void {
		if ( $outcome instanceof Stored ) {
			$this->departure->leave( $outcome );
		}
		$this->posted->keep( PageProgress::of( $submission, $outcome->received )->refuse( $outcome ) );
	}
}
