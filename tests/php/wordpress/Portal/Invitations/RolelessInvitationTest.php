<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Invitations;

use Atoll\Portal\Users\PortalRoles;

/** Whoever has a login and no role here, as people of a network's other sites, is invited like anybody else. */
final class RolelessInvitationTest extends InvitationTestCase {

	public function test_they_become_a_client_and_may_see_what_they_were_invited_to(): void {
		$entry       = $this->entry();
		$user        = $this->user( '' );
		$this->email = get_userdata( $user )->user_email;
		$this->invitations()->join( $this->invited( $entry ), $user );
		$this->assertSame( $user, $this->entries()->find( $entry->id )->createdBy );
		$this->assertSame( array( PortalRoles::CLIENT ), get_userdata( $user )->roles );
	}
}
