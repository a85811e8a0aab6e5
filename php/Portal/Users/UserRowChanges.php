<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Changes rows of the users' table under a lock, one request after the other. WordPress writes a whole row as it has
 * read it, and so would bring back a password or an address that was changed since: a thief who keeps saving a profile
 * could undo the new password.
 */
final class UserRowChanges {

	public function __construct( private \wpdb $wpdb, private Transaction $transaction ) {}

	/**
	 * @param array<string, string> $fields As wp_update_user() has them, without slashes.
	 * @throws StorageFailed
	 */
	public function change( int $user, array $fields ): void {
		try {
			$this->transaction->run( fn() => $this->write( $user, $fields ) );
		} finally {
			clean_user_cache( $user );
		}
	}

	/** @param array<string, string> $fields */
	private function write( int $user, array $fields ): void {
		// Locks the row: other changes wait, and one that is already committed is read next.
		$this->wpdb->query( $this->wpdb->prepare( "UPDATE {$this->wpdb->users} SET user_status = user_status WHERE ID = %d", $user ) );
		clean_user_cache( $user );
		$result = wp_update_user( wp_slash( array( 'ID' => $user ) + $fields ) );
		if ( is_wp_error( $result ) ) {
			throw new StorageFailed( "user {$user}: " . $result->get_error_code() );
		}
	}
}
