<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Entries\Judgement;
use Atoll\Forms\Entries\Outcome;
use Atoll\Forms\Entries\Stored;
use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Entries\Submissions;
use Atoll\Forms\Page\Departure;
use Atoll\Forms\Page\Posted;
use Atoll\Forms\Page\PostedForms;
use Atoll\Forms\Page\Progress;
use Atoll\Platform\Errors\Trouble;

/** Sends the form. Also what a post means that names no button at all. */
final class SubmitButton implements Button {

	public function __construct( private Submissions $submissions, private PostedForms $posted, private Departure $departure ) {}

	public function isPressed( Submission $submission ): bool {
		return true;
	}

	public function press( Submission $submission ): void {
		$held = $this->held( $submission );
		if ( null === $held ) {
			$this->finish( $this->submissions->submit( $submission ), $submission );
		} else {
			$this->posted->keep( $held );
		}
	}

	/** Trouble is for the submission itself to tell: one that is sent again may be none. */
	private function held( Submission $submission ): ?Posted {
		try {
			$received = $this->submissions->salvage( $submission );
		} catch ( Trouble ) {
			return null;
		}
		$progress = null === $received ? null : Progress::of( $submission, $received );
		return $progress?->missed() ?? $progress?->held();
	}

	private function finish( Outcome $outcome, Submission $submission ): void {
		if ( $outcome instanceof Stored ) {
			$this->departure->leave( $outcome );
		}
		if ( $outcome instanceof Judgement ) {
			$this->posted->keep( Progress::of( $submission, $outcome->received )->refuse( $outcome ) );
		}
	}
}
