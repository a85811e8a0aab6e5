<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Review;
use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Page\PostedForms;
use Atoll\Forms\Page\Progress;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;

/** The page of a question whose answer somebody wants to change: nothing is judged, everything is kept. */
final class ChangeButton implements Button {

	public function __construct( private SubmissionPipeline $pipeline, private PostedForms $posted ) {}

	public function isPressed( Submission $submission ): bool {
		return isset( $submission->inputs[ Review::CHANGE ] );
	}

	public function press( SubmissionContext $context ): void {
		$id = $context->submission->inputs[ Review::CHANGE ] ?? '';
		$this->posted->keep( Progress::of( $context->submission, $this->pipeline->read( $context ) )->goTo( is_string( $id ) ? (int) $id : 0 ) );
	}
}
