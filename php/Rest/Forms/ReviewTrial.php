<?php

declare( strict_types=1 );

namespace Atoll\Rest\Forms;

use Atoll\Access\Capabilities;
use Atoll\Access\Visitor;
use Atoll\Forms\Markup\Ids;
use Atoll\Forms\Markup\Review;
use Atoll\Rest\Input;
use Atoll\Rest\Reply;
use Atoll\Rest\Route;

/** POST s1t2/v1/forms/{id}/trial/review: the answers to a form that its editor tries, as visitors check theirs. */
final class ReviewTrial implements Route {

	public const METHOD = 'POST';
	public const PATH   = '/forms/(?P<id>[\d]+)/trial/review';
	public const SCHEMA = 'forms-trial-review';

	public function __construct( private TriedAnswers $answers, private Review $review ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$received = $this->answers->of( $input, $visitor );
		return new Reply( array( 'review' => $this->review->render( $received->form, $received->settled, new Ids( 'atoll', $received->form->id() ) ) ), headers: array( 'Cache-Control' => 'no-store' ) );
	}
}
