<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\Table;
use Atoll\Platform\Migrations\Tables;

/**
 * What {@see LoginAttempts} counts. It holds no name and no address, only hashes that need the site's own key to be
 * made. The people of a network are the same on all its sites, so that all count in its main site's table: whoever
 * guesses has no more tries where there are more sites.
 */
final class LoginAttemptTable extends Table {

	public const NAME         = 'atoll_throttles';
	public const NEEDS_BACKUP = false;

	public function __construct( Tables $tables ) {
		parent::__construct( $tables->ofNetwork() );
	}

	/** `opens` is when the next try may be, `ends` when the row is forgotten: seconds since the epoch. */
	protected function columns(): string {
		return 'bucket char(64) NOT NULL,
tries int(10) unsigned NOT NULL,
opens bigint(20) unsigned NOT NULL,
ends bigint(20) unsigned NOT NULL,
PRIMARY KEY  (bucket),
KEY ends (ends)';
	}

	/** It goes with the last site, which need not be the main one: that may never have had the plugin. */
	public function remove(): void {
		if ( ! Migrator::hasRunOnOtherSites() ) {
			parent::remove();
		}
	}
}
