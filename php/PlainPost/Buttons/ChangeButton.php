<?php

declare( strict_types=1 );

namespace Atoll\PlainPost\Buttons;

use Atoll\Entries\Submission;
use Atoll\Entries\Submissions;
use Atoll\Forms\Markup\Review;
use Atoll\PlainPost\PostedForms;
use Atoll\PlainPost\Progress;

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
