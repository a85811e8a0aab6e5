<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Navigation;
use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Entries\Submissions;
use Atoll\Forms\Page\Posted;
use Atoll\Forms\Page\PostedForms;
use Atoll\Forms\Page\Progress;

/** The next page, once this one is content. On the last page, where Enter presses it, it sends the form. */
final class NextButton implements Button {

	public function __construct( private Submissions $submissions, private PostedForms $posted, private SubmitButton $submit ) {}

	public function isPressed( Submission $submission ): bool {
		return Navigation::NEXT === ( $submission->inputs[ Navigation::NAME ] ?? '' );
	}

	public function press( Submission $submission ): void {
		$received = $this->submissions->salvage( $submission );
		$progress = null === $received ? null : Progress::of( $submission, $received );
		if ( null === $progress?->next() ) {
			$this->submit->press( $submission );
		} else {
			$this->posted->keep( $progress->missed( $progress->page ) ?? $this->turn( $submission ) );
		}
	}

	private function turn( Submission $submission ): Posted {
		$judgement = $this->submissions->judge( $submission, Progress::postedPage( $submission ) );
		$progress  = Progress::of( $submission, $judgement->received );
		return $judgement->isValid() ? $progress->goOn() : $progress->refuse( $judgement );
	}
}
