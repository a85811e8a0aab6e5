<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Feeds;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * GET gf/v2/feeds: feeds, by which Gravity Forms' add-ons process entries. The list is always empty, since Atoll runs
 * none of these add-ons, but clients still request it.
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
