<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Applications\Record\ApplicationHistory;
use Atoll\Portal\Users\UserTransaction;

/** Marks an invitation as used and gives its application to the person who accepted it: both or neither. */
final class InvitationClaim {

	public function __construct(
		private InvitationRepository $invitations,
		private EntryRepository $entries,
		private UserTransaction $transaction,
		private UserRowLock $rowLock,
		private ApplicationHistory $history,
	) {}

	/**
	 * @param \Closure(): int $findOrMakeUser Returns the account's id.
	 * @return int User id.
	 * @throws InvitationEnded
	 * @throws StorageFailed
	 */
	public function run( Invitation $invitation, \Closure $findOrMakeUser ): int {
		return $this->transaction->forMailbox(
			$invitation->email,
			function () use ( $invitation, $findOrMakeUser ): int {
				$this->invitations->lock( $invitation->email );
				$this->invitations->use( $invitation->id ) || throw new InvitationEnded();
				$id = $findOrMakeUser();
				$this->rowLock->acquire( $id );
				// Keeps the owner of an application that somebody else got in the meantime.
				if ( $invitation->entryId > 0 && $this->entries->setOwner( $invitation->entryId, $id ) ) {
					$this->history->addAcceptedInvitation( $invitation->entryId, $id );
				}
				return $id;
			}
		);
	}
}
