<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

use Atoll\Platform\Migrations\Table;
use Atoll\Platform\Migrations\Tables;

/** Table with one row for each access of staff to entries. Rows do not change. */
final class AccessLogTable extends Table {

	public const NAME = 'atoll_access_log';

	public function __construct( Tables $tables, private AccessRepository $accesses ) {
		parent::__construct( $tables );
	}

	public function steps(): array {
		return array( $this->create( ... ), $this->accesses->forgetFiles( ... ) );
	}

	// `entry_id` is 0 for an action on several entries; `detail` then holds the request's parameters as JSON, without
	// search terms. Otherwise it holds a file's id, or from where and to where the entry was moved.
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
