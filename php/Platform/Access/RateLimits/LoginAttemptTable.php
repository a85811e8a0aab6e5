<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Migrations\Table;

/**
 * What {@see LoginAttempts} counts. It holds no name and no address, only hashes that need the site's own key to be
 * made.
 */
final class LoginAttemptTable extends Table {

	public const NAME = 'atoll_throttles';

	/** `opens` is when the next try may be, `ends` when the row is forgotten: seconds since the epoch. */
	protected function columns(): string {
		return 'bucket char(64) NOT NULL,
tries int(10) unsigned NOT NULL,
opens bigint(20) unsigned NOT NULL,
ends bigint(20) unsigned NOT NULL,
PRIMARY KEY  (bucket),
KEY ends (ends)';
	}
}
