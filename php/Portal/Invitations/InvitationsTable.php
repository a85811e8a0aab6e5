<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Migrations\Table;

/**
 * Table with one row for each invitation until it expires. Stores only a keyed hash of the token. The email address
 * is not hashed: once the invitation is accepted, WordPress has the same one in its users table.
 */
final class InvitationsTable extends Table {

	public const NAME = 'atoll_invitations';

	protected function columns(): string {
		// Times are seconds since the epoch. `entry_id` and `used_at` are 0 if there is none.
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
token_hash char(64) NOT NULL,
email varchar(100) NOT NULL,
first_name varchar(50) NOT NULL DEFAULT '',
entry_id bigint(20) unsigned NOT NULL DEFAULT 0,
invited_by bigint(20) unsigned NOT NULL DEFAULT 0,
created_at bigint(20) unsigned NOT NULL,
ends bigint(20) unsigned NOT NULL,
used_at bigint(20) unsigned NOT NULL DEFAULT 0,
PRIMARY KEY  (id),
UNIQUE KEY token_hash (token_hash),
KEY email_entry (email,entry_id),
KEY entry_id (entry_id),
KEY ends (ends)";
	}
}
