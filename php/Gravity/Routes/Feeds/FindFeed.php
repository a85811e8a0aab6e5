<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Feeds;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** Any request for one feed, gf/v2/feeds/{feed_id}: answers with Gravity Forms' error for a feed that is not found. */
final class FindFeed implements Route {

	public const METHOD = 'GET, PUT, PATCH, DELETE';
	public const SCHEMA = 'gravity/feeds-find';

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		throw new BadRequest( 'gf_feed_invalid_id', __( 'Invalid feed id.', 'atoll' ), 404 );
	}
}
