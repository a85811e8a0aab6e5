<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Platform\Migrations\Table;

/**
 * Table with compiled definitions of current and earlier form versions: an entry is read by the one it was sent with.
 * `is_used` marks a version that an entry has, which is kept for good, even if its form is deleted. `date_replaced` is
 * when the next version was stored.
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
