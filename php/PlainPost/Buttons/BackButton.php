<?php

declare( strict_types=1 );

namespace Atoll\PlainPost\Buttons;

use Atoll\Entries\Submission;
use Atoll\Entries\Submissions;
use Atoll\Forms\Markup\Navigation;
use Atoll\PlainPost\PostedForms;
use Atoll\PlainPost\Progress;

/** The page before, whatever the answers are: nothing is judged, everything is kept. */
final class BackButton implements Button {

	public function __construct( private Submissions $submissions, private PostedForms $posted ) {}

	public function isPressed( Submission $submission ): bool {
		return Navigation::BACK === ( $submission->inputs[ Navigation::NAME ] ?? '' );
	}

	public function press( Submission $submission ): void {
		$this->posted->keep( Progress::of( $submission, $this->submissions->receive( $submission ) )->goBack() );
	}
}
