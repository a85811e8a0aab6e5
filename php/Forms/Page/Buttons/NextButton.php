<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Navigation;
use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Page\Posted;
use Atoll\Forms\Page\PostedForms;
use Atoll\Forms\Page\Progress;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;

/** The next page, once this one is content. On the last page, where Enter presses it, it sends the form. */
final class NextButton implements Button {

	public function __construct( private SubmissionPipeline $pipeline, private PostedForms $posted, private SubmitButton $submit ) {}

	public function isPressed( Submission $submission ): bool {
		return Navigation::NEXT === ( $submission->inputs[ Navigation::NAME ] ?? '' );
	}

	public function press( SubmissionContext $context ): void {
		$received = $this->pipeline->salvage( $context );
		$progress = null === $received ? null : Progress::of( $context->submission, $received );
		if ( null === $progress?->next() ) {
			$this->submit->press( $context );
		} else {
			$this->posted->keep( $progress->missed( $progress->page ) ?? $this->turn( $context ) );
		}
	}

	private function turn( SubmissionContext $context ): Posted {
		$judgement = $this->pipeline->validatePage( $context, Progress::postedPage( $context->submission ) );
		$progress  = Progress::of( $context->submission, $judgement->received );
		return $judgement->isValid() ? $progress->goOn() : $progress->refuse( $judgement );
	}
}
