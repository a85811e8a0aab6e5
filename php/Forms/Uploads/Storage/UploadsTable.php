<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Platform\Migrations\Table;

/** Table with one row per uploaded file. The file itself is in {@see StorageFolder} under `stored_name`. */
final class UploadsTable extends Table {

	public const NAME = 'atoll_uploads';

	public function steps(): array {
		return array( $this->create( ... ), $this->complete( ... ) );
	}

	/** `request_id` distinguishes files of a document request from those of the form, where it is 0. */
	protected function allColumns(): string {
		return "request_id bigint(20) unsigned NOT NULL DEFAULT 0,\n{$this->columns()},\nKEY request_id (request_id)";
	}

	protected function columns(): string {
		// Times are seconds since the epoch. No entry and no draft is 0. The form visit's key is stored as SHA-256.
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
public_id char(32) NOT NULL,
stored_name char(32) NOT NULL,
form_number bigint(20) unsigned NOT NULL,
field_id bigint(20) unsigned NOT NULL,
unique_hash char(64) NOT NULL,
user_id bigint(20) unsigned NOT NULL DEFAULT 0,
name varchar(255) NOT NULL,
type varchar(100) NOT NULL DEFAULT '',
size bigint(20) unsigned NOT NULL,
received bigint(20) unsigned NOT NULL DEFAULT 0,
state varchar(10) NOT NULL DEFAULT 'pending',
entry_id bigint(20) unsigned NOT NULL DEFAULT 0,
draft_id bigint(20) unsigned NOT NULL DEFAULT 0,
created_at bigint(20) unsigned NOT NULL,
touched_at bigint(20) unsigned NOT NULL,
PRIMARY KEY  (id),
UNIQUE KEY public_id (public_id),
UNIQUE KEY stored_name (stored_name),
KEY state_touched (state,touched_at),
KEY entry_id (entry_id),
KEY draft_id (draft_id)";
	}
}
