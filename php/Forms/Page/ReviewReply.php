<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page;

use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Pages\AnswerReview;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Platform\Rest\Reply;

/** What REST answers to whoever wants to check what was typed, of a form that is sent or only tried. */
final class ReviewReply {

	public function __construct( private AnswerReview $review ) {}

	/** It repeats what was sent, so nothing between here and the visitor keeps it. */
	public function of( SubmittedAnswers $submitted ): Reply {
		$html = $this->review->render(
			$submitted->form,
			$submitted->resolved,
			new ElementIds( 'atoll', $submitted->form->id() )
		);
		return new Reply( array( 'review' => $html ), headers: array( 'Cache-Control' => 'no-store' ) );
	}
}
