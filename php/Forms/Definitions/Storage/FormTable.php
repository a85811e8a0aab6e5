<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Platform\Migrations\Table;

/** Table with each form's public number and compiled definition, in addition to the post that editors work on. */
final class FormTable extends Table {

	public const NAME        = 'atoll_forms';
	public const REFERRED_AS = array( 'form_number', 'number' );

	protected function columns(): string {
		return 'number bigint(20) unsigned NOT NULL AUTO_INCREMENT,
post_id bigint(20) unsigned NOT NULL,
version bigint(20) unsigned NOT NULL DEFAULT 0,
definition longtext NOT NULL,
PRIMARY KEY  (number),
UNIQUE KEY post_id (post_id)';
	}
}
