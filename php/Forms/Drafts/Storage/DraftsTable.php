<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Platform\Migrations\Table;

/** One row per saved form. Of its token there is only a hash, of its answers only what the site's key can open. */
final class DraftsTable extends Table {

	public const NAME        = 'atoll_drafts';
	public const REFERRED_AS = array( 'draft_id' );

	// `version` counts saves, so that the second of two editors is told. `emails` are keyed hashes, by which the
	// exporter and the eraser find a person's drafts. `links` counts mails that the draft has sent.
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

	/** Columns came twice: its owner's, then the filling's and the tab's. */
	public function steps(): array {
		return array( $this->create( ... ), $this->complete( ... ), $this->complete( ... ) );
	}

	protected function columns(): string {
		return self::COLUMNS;
	}

	/**
	 * A draft that is somebody's also keeps its token, sealed, and its page: its owner goes on with it from a list. The
	 * filling's key is kept as SHA-256, so that what is saved apart is told from it; so is the tab that saved last,
	 * with the first of the versions that it saved in a row.
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
