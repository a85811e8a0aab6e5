<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Platform\Migrations\Table;

/** How applications stand: one row per entry that somebody has worked on. */
final class ApplicationRecordsTable extends Table {

	public const NAME = 'atoll_cases';

	protected function columns(): string {
		// The status in full, so that one that is taken out of the settings is still known; empty for the first one.
		// `version` is raised by all that happens to the application, so that the second of two changes is refused.
		return "entry_id bigint(20) unsigned NOT NULL,
status varchar(60) NOT NULL DEFAULT '',
status_title varchar(100) NOT NULL DEFAULT '',
status_sentence text NOT NULL,
is_ended tinyint(1) NOT NULL DEFAULT 0,
version bigint(20) unsigned NOT NULL DEFAULT 1,
PRIMARY KEY  (entry_id)";
	}
}
