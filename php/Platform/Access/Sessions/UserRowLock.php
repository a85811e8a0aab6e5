<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Locks a user's row until the transaction ends, so that nothing is stored for a user whom another request deletes at
 * the same time. Either the data is stored first and deleted with the account, or the account is found to be deleted.
 */
final class UserRowLock {

	public function __construct( private Queries $queries ) {}

	/**
	 * Call it in a transaction, before anything else is written: a later lock could cause a deadlock.
	 *
	 * @param int $user User id; 0 for a visitor without an account.
	 * @throws SentWithoutLogin When the account was closed in the meantime.
	 * @throws StorageFailed Also when the database does not say whether the account exists.
	 */
	public function acquire( int $user ): void {
		if ( 0 === $user ) {
			return;
		}
		// A write that changes nothing locks the row on all engines; SQLite does not have SELECT … FOR UPDATE.
		$this->queries->write( 'UPDATE {users} SET user_status = user_status WHERE ID = %d', $user );
		if ( null === $this->queries->value( 'SELECT ID FROM {users} WHERE ID = %d', $user ) ) {
			throw new SentWithoutLogin();
		}
	}
}
