<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Platform\Migrations\Table;

/** Table with the status of applications: one row for each entry that somebody has worked on. */
final class ApplicationRecordsTable extends Table {

	public const NAME = 'atoll_cases';

	protected function columns(): string {
		// Stores the whole status, so that one removed from the settings is still known; empty for the first status.
		// Every change to the application raises `version`, so that the second of two concurrent changes is refused.
		return "entry_id bigint(20) unsigned NOT NULL,
status varchar(60) NOT NULL DEFAULT '',
status_title varchar(100) NOT NULL DEFAULT '',
status_sentence text NOT NULL,
is_ended tinyint(1) NOT NULL DEFAULT 0,
version bigint(20) unsigned NOT NULL DEFAULT 1,
PRIMARY KEY  (entry_id)";
	}
}
