<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Closing;

use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Portal\Invitations\InvitationRepository;
use WP_User;

/**
 * What goes with somebody's login, whoever deletes it: drafts and their files, invitations. What they sent stays and
 * becomes nobody's, so that no later account can come by it through a number that is dealt out again.
 */
final class UserDeletion {

	private const BATCH = 100;

	public function __construct(
		private OwnDrafts $drafts,
		private EntryRepository $entries,
		private InvitationRepository $invitations
	) {}

	/** Somebody is taken off a site of a network, perhaps out of another one and because they are deleted there. */
	public function leaveSite( int $id ): void {
		$user = get_userdata( $id );
		if ( false !== $user && false !== get_option( Migrator::OPTION ) ) { // Where the site has our tables.
			$this->leave( $id, null, $user );
		}
	}

	public function leave( int $id, ?int $heir, WP_User $user ): void {
		do {
			$drafts = $this->drafts->ofUser( $id, self::BATCH );
			foreach ( $drafts as $draft ) {
				$this->drafts->discard( $draft->id, $id );
			}
		} while ( array() !== $drafts );
		$this->entries->removeOwner( $id );
		$this->invitations->forget( $user->user_email );
	}
}
