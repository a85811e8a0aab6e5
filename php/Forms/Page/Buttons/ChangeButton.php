<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Pages\AnswerReview;
use Atoll\Forms\Page\Posting\CurrentFormState;
use Atoll\Forms\Page\Posting\PageProgress;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;

/**
 * Shows the page with the question whose answer somebody wants to change. Nothing is validated, all answers are kept.
 */
final class ChangeButton implements Button {

	public function __construct( private SubmissionPipeline $pipeline, private CurrentFormState $currentState ) {}

	public function isPressed( Submission $submission ): bool {
		return isset( $submission->inputs[ AnswerReview::CHANGE ] );
	}

	public function handle( SubmissionContext $context ): void {
		$id = $context->submission->inputs[ AnswerReview::CHANGE ] ?? '';
		$this->currentState->keep(
			PageProgress::of(
				$context->submission,
				$this->pipeline->read( $context )
			)->goTo( is_string( $id ) ? (int) $id : 0 )
		);
	}
}
