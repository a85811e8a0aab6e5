<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Pages\PageButtons;
use Atoll\Forms\Page\Posting\CurrentFormState;
use Atoll\Forms\Page\Posting\FormState;
use Atoll\Forms\Page\Posting\PageProgress;
use Atoll\Forms\Page\Posting\PostedProgress;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;

/** Shows the next page once this one is valid. On the last page, where Enter presses this button, it sends the form. */
final class NextButton implements Button {

	public function __construct(
		private SubmissionPipeline $pipeline,
		private CurrentFormState $currentState,
		private SubmitButton $submit
	) {}

	public function isPressed( Submission $submission ): bool {
		return PageButtons::NEXT === ( $submission->inputs[ PageButtons::NAME ] ?? '' );
	}

	public function handle( SubmissionContext $context ): void {
		$submitted = $this->pipeline->salvage( $context );
		$progress  = null === $submitted ? null : PageProgress::of( $context->submission, $submitted );
		if ( null === $progress?->next() ) {
			$this->submit->handle( $context );
		} else {
			$this->currentState->keep( $progress->newQuestions( $progress->page ) ?? $this->nextPage( $context ) );
		}
	}

	private function nextPage( SubmissionContext $context ): FormState {
		$validated = $this->pipeline->validatePage( $context, ( new PostedProgress( $context->submission ) )->page() );
		$progress  = PageProgress::of( $context->submission, $validated->submitted );
		return $validated->isValid() ? $progress->goNext() : $progress->showErrors( $validated );
	}
}
