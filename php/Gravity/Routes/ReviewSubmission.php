<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes;

use Atoll\Access\Visitor;
use Atoll\Entries\Submissions;
use Atoll\Forms\Markup\Ids;
use Atoll\Forms\Markup\Review;
use Atoll\Gravity\SubmissionInput;
use Atoll\Rest\Input;
use Atoll\Rest\Reply;
use Atoll\Rest\Route;
use Atoll\Spam\SubmissionLimit;

/** POST gf/v2/forms/{form_id}/submissions/review: the answers as people check them before they send the form. Ours, beside Gravity Forms' verdict on them. */
final class ReviewSubmission implements Route {

	public const METHOD = 'POST';
	public const PATH   = '/forms/(?P<form_id>[\d]+)/submissions/review';
	public const SCHEMA = 'submissions-review';

	public function __construct( private Submissions $submissions, private SubmissionInput $input, private Review $review, private SubmissionLimit $limit ) {}

	public function allows( Visitor $visitor ): bool {
		return true;
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$this->limit->countCheck( $input->int( 'form_id' ), $visitor );
		$received = $this->submissions->receive( $this->input->read( $input, $visitor ) );
		return new Reply( array( 'review' => $this->review->render( $received->form, $received->settled, new Ids( 'atoll', $received->form->id() ) ) ), headers: array( 'Cache-Control' => 'no-store' ) );
	}
}
