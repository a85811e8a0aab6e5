<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Review;
use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Entries\Submissions;
use Atoll\Forms\Page\PostedForms;
use Atoll\Forms\Page\Progress;

/** The page of a question whose answer somebody wants to change: nothing is judged, everything is kept. */
final class ChangeButton implements Button {

	public function __construct( private Submissions $submissions, private PostedForms $posted ) {}

	public function isPressed( Submission $submission ): bool {
		return isset( $submission->inputs[ Review::CHANGE ] );
	}

	public function press( Submission $submission ): void {
		$id = $submission->inputs[ Review::CHANGE ];
		$this->posted->keep( Progress::of( $submission, $this->submissions->receive( $submission ) )->goTo( is_string( $id ) ? (int) $id : 0 ) );
	}
}
