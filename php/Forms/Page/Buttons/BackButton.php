<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Navigation;
use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Page\PostedForms;
use Atoll\Forms\Page\Progress;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;

/** The page before, whatever the answers are: nothing is judged, everything is kept. */
final class BackButton implements Button {

	public function __construct( private SubmissionPipeline $pipeline, private PostedForms $posted ) {}

	public function isPressed( Submission $submission ): bool {
		return Navigation::BACK === ( $submission->inputs[ Navigation::NAME ] ?? '' );
	}

	public function press( SubmissionContext $context ): void {
		$this->posted->keep( Progress::of( $context->submission, $this->pipeline->read( $context ) )->goBack() );
	}
}
