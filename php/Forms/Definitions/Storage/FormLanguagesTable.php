<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Platform\Migrations\Table;

/** Table with compiled definitions of forms in a site's further languages, added when a page first needs them. */
final class FormLanguagesTable extends Table {

	public const NAME         = 'atoll_form_languages';
	public const NEEDS_BACKUP = false;

	protected function columns(): string {
		return 'number bigint(20) unsigned NOT NULL,
locale varchar(50) NOT NULL,
version bigint(20) unsigned NOT NULL,
definition longtext NOT NULL,
PRIMARY KEY  (number,locale)';
	}
}
