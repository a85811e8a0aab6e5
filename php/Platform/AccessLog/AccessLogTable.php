<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

use Atoll\Platform\Migrations\Table;
use Atoll\Platform\Migrations\Tables;

/** Who saw what: one row for each time that somebody opened or took entries, never changed. */
final class AccessLogTable extends Table {

	public const NAME = 'atoll_access_log';

	public function __construct( Tables $tables, private AccessRepository $accesses ) {
		parent::__construct( $tables );
	}

	public function steps(): array {
		return array( $this->create( ... ), $this->accesses->forgetFiles( ... ) );
	}

	// `entry_id` is 0 for what was done to many; `detail` is then what was asked for, as JSON
	// without the words of a search, else a file's id, or from where and to where it was moved.
	protected function columns(): string {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
user_id bigint(20) unsigned NOT NULL DEFAULT 0,
action varchar(20) NOT NULL,
entry_id bigint(20) unsigned NOT NULL DEFAULT 0,
entries bigint(20) unsigned NOT NULL DEFAULT 1,
detail text NOT NULL,
ip varchar(45) NOT NULL DEFAULT '',
date_created datetime NOT NULL,
PRIMARY KEY  (id),
KEY entry (entry_id,id),
KEY user (user_id,id),
KEY date_created (date_created)";
	}
}
