<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Entries\Judgement;
use Atoll\Forms\Entries\Stored;
use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Page\Departure;
use Atoll\Forms\Page\Posted;
use Atoll\Forms\Page\PostedForms;
use Atoll\Forms\Page\Progress;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Platform\Errors\Trouble;

/** Sends the form. Also what a post means that names no button at all. */
final class SubmitButton implements Button {

	public function __construct( private SubmissionPipeline $pipeline, private PostedForms $posted, private Departure $departure ) {}

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
	private function held( SubmissionContext $context ): ?Posted {
		try {
			$received = $this->pipeline->salvage( $context );
		} catch ( Trouble ) {
			return null;
		}
		$progress = null === $received ? null : Progress::of( $context->submission, $received );
		return $progress?->missed() ?? $progress?->held();
	}

	private function finish( Stored|Judgement $outcome, Submission $submission ): void {
		if ( $outcome instanceof Stored ) {
			$this->departure->leave( $outcome );
		}
		$this->posted->keep( Progress::of( $submission, $outcome->received )->refuse( $outcome ) );
	}
}
