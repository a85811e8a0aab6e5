<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\Table;
use Atoll\Platform\Migrations\Tables;

/**
 * Table of what {@see LoginAttempts} counts. Stores no names or addresses, only hashes made with the site's key. A
 * network's sites share their users, so all count in the main site's table: with more sites there are not more tries.
 */
final class LoginAttemptTable extends Table {

	public const NAME         = 'atoll_throttles';
	public const NEEDS_BACKUP = false;

	public function __construct( Tables $tables ) {
		parent::__construct( $tables->ofNetwork() );
	}

	/** `opens` is when the next try is allowed, `ends` when the row expires: seconds since the epoch. */
	protected function columns(): string {
		return 'bucket char(64) NOT NULL,
tries int(10) unsigned NOT NULL,
opens bigint(20) unsigned NOT NULL,
ends bigint(20) unsigned NOT NULL,
PRIMARY KEY  (bucket),
KEY ends (ends)';
	}

	/** Drops the table with the last site, which may not be the main one: that site may never have had the plugin. */
	public function remove(): void {
		if ( ! Migrator::hasRunOnOtherSites() ) {
			parent::remove();
		}
	}
}
