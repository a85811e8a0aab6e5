<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Platform\Migrations\Table;

/**
 * Compiled definitions of forms as they were and are: an entry is read by the one it was sent with. `is_used` says that
 * an entry has the version, which then stays for good, even when its form is gone. `date_replaced` is when the next
 * version came.
 */
final class FormVersionsTable extends Table {

	public const NAME = 'atoll_form_versions';

	protected function columns(): string {
		return 'number bigint(20) unsigned NOT NULL,
version bigint(20) unsigned NOT NULL,
definition longtext NOT NULL,
is_used tinyint(1) NOT NULL DEFAULT 0,
date_created datetime NOT NULL,
date_replaced datetime DEFAULT NULL,
PRIMARY KEY  (number,version)';
	}
}
