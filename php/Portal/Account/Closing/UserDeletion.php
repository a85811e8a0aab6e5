<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Closing;

use Atoll\Forms\Drafts\DraftsOfPerson;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Portal\Invitations\InvitationRepository;
use WP_User;

/**
 * Data deleted with a user, no matter who deletes them: drafts, files that were not sent, and invitations. Entries stay
 * but lose their owner, so that a later account with the same id cannot get them.
 */
final class UserDeletion {

	public function __construct(
		private DraftsOfPerson $drafts,
		private EntryRepository $entries,
		private InvitationRepository $invitations
	) {}

	/** Runs when a user is removed from a site of a network or deleted there, perhaps from another site. */
	public function removeFromSite( int $id ): void {
		$user = get_userdata( $id );
		if ( false !== $user && false !== get_option( Migrator::OPTION ) ) { // Only if this site has our tables.
			$this->removeData( $id, null, $user );
		}
	}

	public function removeData( int $id, ?int $reassign, WP_User $user ): void {
		$this->drafts->discardAll( $id );
		$this->entries->removeOwner( $id );
		$this->invitations->forget( $user->user_email );
	}
}
