<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Closing;

use Atoll\Forms\Drafts\DraftsOfPerson;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Portal\Invitations\InvitationRepository;
use WP_User;

/**
 * What goes with somebody's login, whoever deletes it: drafts, all files that were not sent, invitations. What they
 * sent stays and becomes nobody's, so that no later account can get it by an id that is assigned again.
 */
final class UserDeletion {

	public function __construct(
		private DraftsOfPerson $drafts,
		private EntryRepository $entries,
		private InvitationRepository $invitations
	) {}

	/** Somebody is removed from a site of a network, perhaps from another site, or because they are deleted there. */
	public function removeFromSite( int $id ): void {
		$user = get_userdata( $id );
		if ( false !== $user && false !== get_option( Migrator::OPTION ) ) { // Where the site has our tables.
			$this->removeData( $id, null, $user );
		}
	}

	public function removeData( int $id, ?int $reassign, WP_User $user ): void {
		$this->drafts->discardAll( $id );
		$this->entries->removeOwner( $id );
		$this->invitations->forget( $user->user_email );
	}
}
