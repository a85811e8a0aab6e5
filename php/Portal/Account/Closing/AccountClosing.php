<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Closing;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Applications\Record\StaffNotes;
use Atoll\Portal\Users\OtherSites;
use Atoll\Portal\Users\UserRows;
use Atoll\Portal\Users\UserTransaction;
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
		private UserTransaction $transaction,
		private UserRows $rows,
		private LoginSessions $sessions
	) {}

	/**
	 * @throws \Atoll\Platform\Access\Sessions\SentWithoutLogin When it was closed already, in
	 *         another tab, or has another password by now.
	 * @throws StorageFailed
	 */
	public function close( WP_User $user, Visitor $by ): void {
		$this->transaction->changeAs(
			$user,
			function ( WP_User $user ) use ( $by ): void {
				$count = 0;
				foreach ( $this->ownApplications->of( $user->ID ) as $entry ) {
					++$count;
					$this->addNote( $entry, $by );
				}
				$isLoginKept = OtherSites::have( $user->ID );
				$this->mail->send( $user, $count, $isLoginKept );
				// What somebody wrote while they worked here is the site's, not theirs to take along.
				$this->rows->remove( $user->ID, $this->newOwnerOfPosts(), $isLoginKept );
				if ( $isLoginKept ) {
					// For other sites of a network, where people log in anew: nobody's device stays logged in.
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
