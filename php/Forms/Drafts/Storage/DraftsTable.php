<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Platform\Migrations\Table;

/** Table with one row per draft: of the token only a hash, and the answers encrypted with the site's key. */
final class DraftsTable extends Table {

	public const NAME        = 'atoll_drafts';
	public const REFERRED_AS = array( 'draft_id' );

	// `version` counts saves, so that the second of two editors gets a warning. `emails` are keyed hashes, by which
	// the exporter and eraser find a person's drafts. `links` counts the emails with the draft's link.
	private const COLUMNS = 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
token_hash char(64) NOT NULL,
form_number bigint(20) unsigned NOT NULL,
form_version bigint(20) unsigned NOT NULL DEFAULT 0,
version bigint(20) unsigned NOT NULL DEFAULT 1,
page smallint(5) unsigned NOT NULL DEFAULT 0,
key_id char(16) NOT NULL,
content longtext NOT NULL,
emails text NOT NULL,
user_id bigint(20) unsigned NOT NULL DEFAULT 0,
links smallint(5) unsigned NOT NULL DEFAULT 0,
date_created datetime NOT NULL,
date_saved datetime NOT NULL,
PRIMARY KEY  (id),
UNIQUE KEY token_hash (token_hash),
KEY date_saved (date_saved),
KEY user_id (user_id)';

	/** Columns were added twice: for the owner, then for the form visit and the tab. */
	public function steps(): array {
		return array( $this->create( ... ), $this->complete( ... ), $this->complete( ... ) );
	}

	protected function columns(): string {
		return self::COLUMNS;
	}

	/**
	 * A draft with an owner also stores its encrypted token and its page, so that the owner can continue it from a
	 * list. The form visit's key is stored as SHA-256 to recognise drafts that are saved separately, as is the tab that
	 * saved last, with the first of the versions that it saved in a row.
	 */
	protected function allColumns(): string {
		return "sealed_token varchar(255) NOT NULL DEFAULT '',
source_url varchar(2000) NOT NULL DEFAULT '',
unique_hash char(64) NOT NULL DEFAULT '',
tab_hash char(64) NOT NULL DEFAULT '',
tab_version bigint(20) unsigned NOT NULL DEFAULT 0,
" . self::COLUMNS . ',
KEY unique_hash (unique_hash)';
	}
}
