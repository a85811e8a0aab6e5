<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Platform\Migrations\Table;

/**
 * Table with each change that an owner made to an entry, and the key and fingerprint of its submission.
 * {@see EntriesTable} has those of the submission that made the entry.
 */
final class ChangeKeysTable extends Table {

	public const NAME = 'atoll_change_keys';

	protected function columns(): string {
		return 'form_number bigint(20) unsigned NOT NULL,
idempotency_key char(64) NOT NULL,
fingerprint char(64) NOT NULL,
entry_id bigint(20) unsigned NOT NULL,
PRIMARY KEY  (form_number,idempotency_key),
KEY entry_id (entry_id)';
	}
}
