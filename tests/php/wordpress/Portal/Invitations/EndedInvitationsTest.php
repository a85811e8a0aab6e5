<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Invitations;

use Atoll\Portal\Invitations\InvitationEnded;

/** An invitation ends: when it was used, when there is a newer one, and when its time is over. */
final class EndedInvitationsTest extends InvitationTestCase {

	public function test_it_works_once(): void {
		$token      = $this->token();
		$invitation = $this->invitations()->find( $token );
		$this->invitations()->accept( $invitation, self::PASSWORD );
		$this->assertNull( $this->invitations()->find( $token ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( get_user_by( 'email', $this->email )->ID );
		$this->expectException( InvitationEnded::class );
		$this->invitations()->accept( $invitation, self::PASSWORD );
	}

	public function test_a_new_one_ends_the_older_of_the_same_person_and_application_only(): void {
		$first  = $this->token();
		$entry  = $this->token( $this->entry() );
		$second = $this->token();
		$this->assertNull( $this->invitations()->find( $first ) );
		$this->assertNotNull( $this->invitations()->find( $entry ) );
		$this->assertNotNull( $this->invitations()->find( $second ) );
	}

	public function test_it_ends_to_the_second_also_when_the_job_never_ran(): void {
		$token      = $this->token();
		$invitation = $this->invitations()->find( $token );
		$this->now += 7 * self::DAY - 1;
		$this->assertNotNull( $this->invitations()->find( $token ) );
		++$this->now;
		$this->assertNull( $this->invitations()->find( $token ) );
		$this->expectException( InvitationEnded::class );
		$this->invitations()->accept( $invitation, self::PASSWORD );
	}

	public function test_its_mail_ends_with_it(): void {
		$this->sender()->invite( $this->email, 'Mia', null, $this->staff );
		$this->assertSame( $this->now + 7 * self::DAY, $this->mailClaims()->claim( 9 )[0]->message->ends );
	}

	public function test_the_settings_say_how_long_it_lasts(): void {
		update_option( 'atoll_portal', array( 'invitationDays' => 2 ) );
		try {
			$this->assertSame( $this->now + 2 * self::DAY, $this->invited()->ends );
		} finally {
			delete_option( 'atoll_portal' );
		}
	}

	public function test_the_job_forgets_what_has_ended_and_nothing_else(): void {
		$this->token();
		$this->now += 7 * self::DAY;
		$token      = $this->token( $this->entry() );
		$this->assertSame( 1, $this->repository()->deleteEnded() );
		$this->assertSame( 0, $this->repository()->deleteEnded() );
		$this->assertNotNull( $this->invitations()->find( $token ) );
	}
}
