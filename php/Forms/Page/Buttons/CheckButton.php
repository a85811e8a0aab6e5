<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Navigation;
use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Entries\Submissions;
use Atoll\Forms\Page\PostedForms;
use Atoll\Forms\Page\Progress;

/** All answers to be checked, once the page is content; what other pages still miss is said there. */
final class CheckButton implements Button {

	public function __construct( private Submissions $submissions, private PostedForms $posted ) {}

	public function isPressed( Submission $submission ): bool {
		return Navigation::CHECK === ( $submission->inputs[ Navigation::NAME ] ?? '' );
	}

	public function press( Submission $submission ): void {
		$judgement = $this->submissions->judge( $submission, Progress::postedPage( $submission ) );
		$progress  = Progress::of( $submission, $judgement->received );
		$missed    = $progress->missed( $judgement->received->form->reviewPage() );
		$this->posted->keep( $missed ?? ( $judgement->isValid() ? $progress->goToReview() : $progress->refuse( $judgement ) ) );
	}
}
