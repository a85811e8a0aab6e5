<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page;

use Atoll\Engine\Markup\Ids;
use Atoll\Engine\Markup\Review;
use Atoll\Forms\Entries\Received;
use Atoll\Platform\Rest\Reply;

/** What REST answers to whoever wants to check what was typed, of a form that is sent or only tried. */
final class ReviewReply {

	public function __construct( private Review $review ) {}

	/** It repeats what was sent, so nothing between here and the visitor keeps it. */
	public function of( Received $received ): Reply {
		$html = $this->review->render( $received->form, $received->settled, new Ids( 'atoll', $received->form->id() ) );
		return new Reply( array( 'review' => $html ), headers: array( 'Cache-Control' => 'no-store' ) );
	}
}
