<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Platform\Migrations\Table;

/** Table with waiting, sent, given up and held mail, each with a record of its attempts. */
final class MailTable extends Table {

	public const NAME = 'atoll_mail';

	protected function columns(): string {
		// `story` is a JSON list of attempts. `due` and `claimed_until` decide which process may send it, and when.
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
status varchar(20) NOT NULL DEFAULT 'waiting',
form_number bigint(20) unsigned NOT NULL DEFAULT 0,
entry_id bigint(20) unsigned NOT NULL DEFAULT 0,
message longtext NOT NULL,
attempts int(11) unsigned NOT NULL DEFAULT 0,
story text NOT NULL,
due datetime NOT NULL,
claimed_by char(32) NOT NULL DEFAULT '',
claimed_until datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
date_created datetime NOT NULL,
PRIMARY KEY  (id),
KEY status_due (status,due),
KEY entry (entry_id)";
	}
}
