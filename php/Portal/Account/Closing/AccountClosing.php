<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Closing;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Applications\Record\StaffNotes;
use Atoll\Portal\Users\OtherSites;
use WP_User;

/**
 * Ends a client's account, all of it or nothing: the login goes, unless other sites of a network need it, with what
 * {@see UserDeletion} takes along; applications stay with the broker.
 */
final class AccountClosing {

	public function __construct(
		private RemainingApplications $ownApplications,
		private StaffNotes $notes,
		private ClosingMail $mail,
		private Transaction $transaction,
		private UserRowLock $rowLock,
		private LoginSessions $sessions
	) {}

	/**
	 * @throws \Atoll\Platform\Access\Sessions\SentWithoutLogin When it was closed already, in another tab.
	 * @throws StorageFailed
	 */
	public function close( WP_User $user, Visitor $by ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$this->transaction->run(
			function () use ( $user, $by ): void {
				$this->rowLock->acquire( $user->ID );
				$count = 0;
				foreach ( $this->ownApplications->of( $user->ID ) as $entry ) {
					++$count;
					$this->addNote( $entry, $by );
				}
				$isLoginKept = OtherSites::have( $user->ID );
				$this->mail->send( $user, $count, $isLoginKept );
				// What somebody wrote while they worked here is the site's, not theirs to take along.
				if (
					! wp_delete_user( $user->ID, $this->newOwnerOfPosts() )
						|| ! $this->deleteFromNetwork( $user->ID, $isLoginKept )
				) {
					throw new StorageFailed( "close account of user {$user->ID}" );
				}
			}
		);
	}

	/**
	 * On a network WordPress has only taken the login off this site. It stays for the others that it is for, where
	 * people log in anew: nobody's device stays logged in after they closed an account.
	 */
	private function deleteFromNetwork( int $user, bool $isLoginKept ): bool {
		if ( ! is_multisite() ) {
			return true;
		}
		if ( $isLoginKept ) {
			$this->sessions->endAll( $user );
			return true;
		}
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		return wpmu_delete_user( $user );
	}

	private function addNote( Entry $entry, Visitor $by ): void {
		if ( $entry->isActive() ) {
			$this->notes->add(
				$entry,
				__(
					'The client closed their account. The application stays here and is nobody’s in the portal now.',
					'atoll'
				),
				$by
			);
		}
	}

	/**
	 * Id of an administrator; 0, nobody, on a site of a network that has none of its own. WordPress would delete what
	 * is left to null.
	 */
	private function newOwnerOfPosts(): int {
		$first = get_users( array( 'role' => 'administrator', 'number' => 1, 'orderby' => 'ID', 'fields' => 'ID' ) )[0]
			?? null;
		return is_numeric( $first ) ? (int) $first : 0;
	}
}
