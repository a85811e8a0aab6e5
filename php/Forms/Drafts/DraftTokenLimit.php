<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;

/** How often one network may open or claim saved forms by their tokens: each way to do so could be used to guess. */
final class DraftTokenLimit {

	private const MAX_PER_MINUTE = 30;

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public static function count( RateLimit $limit, Visitor $visitor ): void {
		$limit->count( 'drafts', $visitor, self::MAX_PER_MINUTE );
	}
}
