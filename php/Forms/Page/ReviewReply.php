<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page;

use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Pages\AnswerReview;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Platform\Rest\Reply;

/** REST response with the answers to review, of a form that will be sent or is only previewed. */
final class ReviewReply {

	public function __construct( private AnswerReview $review ) {}

	/** The response repeats the answers, so it must not be cached on its way to the visitor. */
	public function create( SubmittedAnswers $submitted ): Reply {
		$html = $this->review->render(
			$submitted->form,
			$submitted->resolved,
			new ElementIds( 'atoll', $submitted->form->id() )
		);
		return new Reply( array( 'review' => $html ), headers: array( 'Cache-Control' => 'no-store' ) );
	}
}
