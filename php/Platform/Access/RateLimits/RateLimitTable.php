<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Migrations\Table;

/**
 * Table of what {@see RateLimit} counts, for a minute or a day. Stores no IP addresses, only hashes that include the
 * end of their period, so that hashes of two periods cannot be compared.
 */
final class RateLimitTable extends Table {

	public const NAME         = 'atoll_rate_limits';
	public const NEEDS_BACKUP = false;

	protected function columns(): string {
		return 'bucket char(64) NOT NULL,
hits int(10) unsigned NOT NULL,
ends bigint(20) unsigned NOT NULL,
PRIMARY KEY  (bucket),
KEY ends (ends)';
	}
}
