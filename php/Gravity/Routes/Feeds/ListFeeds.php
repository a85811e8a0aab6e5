<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Feeds;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * GET gf/v2/feeds: what add-ons of Gravity Forms do with entries. There are no add-ons here, and therefore no feeds;
 * clients ask all the same.
 */
final class ListFeeds implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'gravity/feeds-list';

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		return new Reply( array() );
	}
}
