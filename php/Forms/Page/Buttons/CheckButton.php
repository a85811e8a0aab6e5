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

/** All answers to be checked, once the page is content; what other pages still miss is said there. */
final class CheckButton implements Button {

	public function __construct( private SubmissionPipeline $pipeline, private CurrentFormState $currentState ) {}

	public function isPressed( Submission $submission ): bool {
		return PageButtons::CHECK === ( $submission->inputs[ PageButtons::NAME ] ?? '' );
	}

	public function press( SubmissionContext $context ): void {
		$validated = $this->pipeline->validatePage( $context, ( new PostedProgress( $context->submission ) )->page() );
		$progress  = PageProgress::of( $context->submission, $validated->submitted );
		$missed    = $progress->missed( $validated->submitted->form->reviewPage() );
		$this->currentState->keep(
			$missed ?? ( $validated->isValid() ? $progress->goToReview() : $progress->refuse( $validated ) )
		);
	}
}
