<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;

/** Limits how often one network may open or claim drafts by token, since each attempt could be a guess. */
final class DraftTokenLimit {

	private const MAX_PER_MINUTE = 30;

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public static function count( RateLimit $limit, Visitor $visitor ): void {
		$limit->count( 'drafts', $visitor, self::MAX_PER_MINUTE );
	}
}
