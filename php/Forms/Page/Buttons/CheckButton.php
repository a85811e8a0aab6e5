<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Pages\PageButtons;
use Atoll\Forms\Page\Posting\CurrentFormState;
use Atoll\Forms\Page\Posting\PageProgress;
use Atoll\Forms\Page\Posting\PostedProgress;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;

/** Shows all answers for review once the page is valid. The review also lists what is missing on other pages. */
final class CheckButton implements Button {

	public function __construct( private SubmissionPipeline $pipeline, private CurrentFormState $currentState ) {}

	public function isPressed( Submission $submission ): bool {
		return PageButtons::CHECK === ( $submission->inputs[ PageButtons::NAME ] ?? '' );
	}

	public function handle( SubmissionContext $context ): void {
		$validated = $this->pipeline->validatePage( $context, ( new PostedProgress( $context->submission ) )->page() );
		$progress  = PageProgress::of( $context->submission, $validated->submitted );
		$unseen    = $progress->newQuestions( $validated->submitted->form->reviewPage() );
		$this->currentState->keep(
			$unseen ?? ( $validated->isValid() ? $progress->goToReview() : $progress->showErrors( $validated ) )
		);
	}
}
