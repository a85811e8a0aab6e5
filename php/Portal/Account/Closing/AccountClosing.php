<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Closing;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Applications\Record\StaffNotes;
use Atoll\Portal\Users\OtherSites;
use Atoll\Portal\Users\UserTransaction;
use Atoll\Portal\Users\UserWriter;
use WP_User;

/**
 * Closes a client's account, completely or not at all. Deletes the login, unless other sites of a network need it, and
 * everything in {@see UserDeletion}. Applications stay with the broker.
 */
final class AccountClosing {

	public function __construct(
		private RemainingApplications $ownApplications,
		private StaffNotes $notes,
		private ClosingMail $mail,
		private UserTransaction $transaction,
		private UserWriter $rows,
		private LoginSessions $sessions
	) {}

	/**
	 * @throws \Atoll\Platform\Access\Sessions\SentWithoutLogin When the account was already closed in another tab, or
	 *         its password has changed since.
	 * @throws StorageFailed
	 */
	public function close( WP_User $user, Visitor $by ): void {
		$this->transaction->changeAs(
			$user,
			function ( WP_User $user ) use ( $by ): void {
				$count = 0;
				foreach ( $this->ownApplications->find( $user->ID ) as $entry ) {
					++$count;
					$this->addNote( $entry, $by );
				}
				$isLoginKept = OtherSites::have( $user->ID );
				$this->mail->send( $user, $count, $isLoginKept );
				// Posts written as staff belong to the site, so they are not deleted with the account.
				$this->rows->remove( $user->ID, $this->newOwnerOfPosts(), $isLoginKept );
				if ( $isLoginKept ) {
					// The login stays for other sites of the network; log it out on every device.
					$this->sessions->endAll( $user->ID );
				}
			}
		);
	}

	private function addNote( Entry $entry, Visitor $by ): void {
		if ( $entry->isActive() ) {
			$this->notes->add(
				$entry,
				__(
					'The client closed their account. The application stays here, but can no longer be opened in the portal.',
					'atoll'
				),
				$by
			);
		}
	}

	/**
	 * Returns the id of an administrator, or 0 for a network site without one of its own. Posts reassigned to null
	 * would be deleted by WordPress.
	 */
	private function newOwnerOfPosts(): int {
		$first = get_users( array( 'role' => 'administrator', 'number' => 1, 'orderby' => 'ID', 'fields' => 'ID' ) )[0]
			?? null;
		return is_numeric( $first ) ? (int) $first : 0;
	}
}
