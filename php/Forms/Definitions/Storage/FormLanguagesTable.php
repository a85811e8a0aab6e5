<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Platform\Migrations\Table;

/** Compiled definitions of forms in the further languages of a site that has several, as pages asked for them. */
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
