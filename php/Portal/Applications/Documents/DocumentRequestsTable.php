<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Platform\Migrations\Table;

/** Table with one row for each document request. The files are in the uploads table, which holds the request's id. */
final class DocumentRequestsTable extends Table {

	public const NAME        = 'atoll_document_requests';
	public const REFERRED_AS = array( 'request_id' );

	protected function columns(): string {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
entry_id bigint(20) unsigned NOT NULL,
title varchar(200) NOT NULL,
note text NOT NULL,
state varchar(10) NOT NULL DEFAULT 'open',
requested_by bigint(20) unsigned NOT NULL DEFAULT 0,
date_requested datetime NOT NULL,
PRIMARY KEY  (id),
KEY entry (entry_id)";
	}
}
