<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Navigation;
use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Page\PostedForms;
use Atoll\Forms\Page\Progress;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;

/** All answers to be checked, once the page is content; what other pages still miss is said there. */
final class CheckButton implements Button {

	public function __construct( private SubmissionPipeline $pipeline, private PostedForms $posted ) {}

	public function isPressed( Submission $submission ): bool {
		return Navigation::CHECK === ( $submission->inputs[ Navigation::NAME ] ?? '' );
	}

	public function press( SubmissionContext $context ): void {
		$judgement = $this->pipeline->validatePage( $context, Progress::postedPage( $context->submission ) );
		$progress  = Progress::of( $context->submission, $judgement->received );
		$missed    = $progress->missed( $judgement->received->form->reviewPage() );
		$this->posted->keep( $missed ?? ( $judgement->isValid() ? $progress->goToReview() : $progress->refuse( $judgement ) ) );
	}
}
