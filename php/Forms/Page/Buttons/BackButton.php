<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Pages\PageButtons;
use Atoll\Forms\Page\Posting\CurrentFormState;
use Atoll\Forms\Page\Posting\PageProgress;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;

/** Shows the previous page. Nothing is validated, and all answers are kept. */
final class BackButton implements Button {

	public function __construct( private SubmissionPipeline $pipeline, private CurrentFormState $currentState ) {}

	public function isPressed( Submission $submission ): bool {
		return PageButtons::BACK === ( $submission->inputs[ PageButtons::NAME ] ?? '' );
	}

	public function handle( SubmissionContext $context ): void {
		$this->currentState->keep(
			PageProgress::of( $context->submission, $this->pipeline->read( $context ) )->goBack()
		);
	}
}
