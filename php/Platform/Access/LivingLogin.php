<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access;

use Atoll\Platform\Errors\SessionChanged;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Holds somebody's login until a transaction ends, so that nothing becomes theirs while their account is closed in
 * another request: either it is stored first, and goes as everything of theirs does, or there is nobody any more.
 */
final class LivingLogin {

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * To be called in a transaction, before anything else is written: what is held later could be waited for crosswise.
	 *
	 * @param int $user User id; 0 for a visitor, who has nothing to close.
	 * @throws SessionChanged When the account was closed meanwhile.
	 * @throws StorageFailed
	 */
	public function hold( int $user ): void {
		if ( 0 === $user ) {
			return;
		}
		$users = $this->wpdb->users;
		// A write that changes nothing locks the row on every engine; SQLite knows no SELECT … FOR UPDATE.
		if ( false === $this->wpdb->query( $this->wpdb->prepare( "UPDATE {$users} SET user_status = user_status WHERE ID = %d", $user ) ) ) {
			throw new StorageFailed( "hold user {$user}: {$this->wpdb->last_error}" );
		}
		if ( null === $this->wpdb->get_var( $this->wpdb->prepare( "SELECT ID FROM {$users} WHERE ID = %d", $user ) ) ) {
			throw new SessionChanged( isEnded: true );
		}
	}
}
