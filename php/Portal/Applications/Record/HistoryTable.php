<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Platform\Migrations\Table;

/** Table with the history of applications: one row for each event. Only staff notes are ever changed. */
final class HistoryTable extends Table {

	public const NAME = 'atoll_case_events';

	protected function columns(): string {
		return 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
entry_id bigint(20) unsigned NOT NULL,
kind varchar(40) NOT NULL,
actor bigint(20) unsigned NOT NULL DEFAULT 0,
sentence text NOT NULL,
is_public tinyint(1) NOT NULL DEFAULT 0,
date_created datetime NOT NULL,
PRIMARY KEY  (id),
KEY entry (entry_id)';
	}
}
