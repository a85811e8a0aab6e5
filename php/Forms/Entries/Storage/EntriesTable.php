<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Platform\Migrations\Table;

/** Table with submissions: answers as JSON, and columns for what lists sort and filter by. */
final class EntriesTable extends Table {

	public const NAME        = 'atoll_entries';
	public const REFERRED_AS = array( 'entry_id' );

	// `words` has all tokens that an entry is found by (Search\SearchWords), in bytes. WordPress treats a table of
	// utf8mb4 and latin1 as utf8mb4; with any third character set it would refuse to write anything but ASCII.
	// `date_moved` is when the entry got its present status. `version` grows with each update, so that the second of
	// two editors gets an error; `spam` has the verdict's reasons as JSON; entries with `is_held` are never deleted
	// because of their age. The unique key makes a double click, a retry and two parallel requests one entry. The key
	// and the fingerprint are SHA-256 in hex, so any sent key fits, and no collation makes two keys equal.
	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
form_number bigint(20) unsigned NOT NULL,
form_version bigint(20) unsigned NOT NULL DEFAULT 0,
status varchar(20) NOT NULL DEFAULT 'active',
idempotency_key char(64) NOT NULL,
fingerprint char(64) NOT NULL,
answers longtext NOT NULL,
words longtext CHARACTER SET latin1 COLLATE latin1_bin NOT NULL,
created_by bigint(20) unsigned NOT NULL DEFAULT 0,
ip varchar(45) NOT NULL DEFAULT '',
user_agent text NOT NULL,
source_url text NOT NULL,
is_read tinyint(1) NOT NULL DEFAULT 0,
is_starred tinyint(1) NOT NULL DEFAULT 0,
is_held tinyint(1) NOT NULL DEFAULT 0,
version bigint(20) unsigned NOT NULL DEFAULT 1,
spam text NOT NULL,
date_created datetime NOT NULL,
date_updated datetime NOT NULL,
date_moved datetime NOT NULL,
PRIMARY KEY  (id),
UNIQUE KEY form_key (form_number,idempotency_key),
KEY status_id (status,id),
KEY status_date (status,date_created),
KEY status_read (status,is_read,date_created,id,form_number),
KEY status_starred (status,is_starred,date_created,id,form_number),
KEY form_status_id (form_number,status,id),
KEY form_status_date (form_number,status,date_created),
KEY created_by (created_by,form_number),
FULLTEXT KEY words (words)";

	/** Number of entries that are rewritten within seconds, while submissions wait. */
	private const SMALL = 20_000;

	public function steps(): array {
		return array( $this->create( ... ), $this->compress( ... ) );
	}

	protected function columns(): string {
		return self::COLUMNS;
	}

	/** Halves the size, including the full-text index, because answers and words repeat themselves. */
	private function compress(): void {
		$this->tables->compress( self::NAME, self::SMALL );
	}
}
