<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Invitations;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\AccountExists;
use Atoll\Platform\Errors\EmailInvalid;
use Atoll\Platform\Errors\EntryHasOwner;
use Atoll\Platform\Errors\InvitationEnded;
use Atoll\Platform\Errors\InvitationForSomebodyElse;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Platform\Errors\PasswordWeak;
use Atoll\Portal\Invitations\InvitationsTable;
use Atoll\Portal\Users\PortalRoles;
use PHPUnit\Framework\Attributes\DataProvider;

/** A link makes one person a client, once, for a while, and gives them what was nobody's. */
final class InvitationsTest extends InvitationTestCase {

	public function test_the_mail_is_for_the_mailbox_alone_and_its_words_are_forgotten(): void {
		$this->token( $this->entry() );
		$mails = $this->mails();
		$this->assertSame( array( $this->email ), end( $mails )->message->to );
		$this->assertTrue( end( $mails )->message->secret );
		$this->assertStringContainsString( 'Hello Mia,', end( $mails )->message->text );
		$this->assertStringContainsString( home_url( '/log-in/?invitation=' ), end( $mails )->message->html );
	}

	public function test_the_database_cannot_open_an_invitation(): void {
		global $wpdb;
		$token = $this->token();
		$rows  = (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}" . InvitationsTable::NAME ) );
		$this->assertStringNotContainsString( $token, $rows );
		$this->assertStringNotContainsString( hash( 'sha256', $token ), $rows, 'a key of the site is needed too' );
	}

	public function test_accepting_makes_a_client_whose_name_tells_nothing(): void {
		$id   = $this->invitations()->accept( $this->invited(), self::PASSWORD );
		$user = get_userdata( $id );
		$this->assertSame( array( PortalRoles::CLIENT ), $user->roles );
		$this->assertSame( array( 'Mia', 'Mia', $this->email ), array( $user->display_name, $user->first_name, $user->user_email ) );
		$this->assertMatchesRegularExpression( '/^client-[0-9a-f]{16}$/D', $user->user_login );
		$this->assertMatchesRegularExpression( '/^client-[0-9a-f]{16}$/D', $user->user_nicename );
		$this->assertInstanceOf( \WP_User::class, wp_authenticate( $this->email, self::PASSWORD ) );
	}

	public function test_a_password_with_quotes_works_on_wordpress_own_screen_too(): void {
		$this->invitations()->accept( $this->invited(), 'Mia\'s "teal" otter\\umbrella' );
		// wp-login.php hands over what PHP got, with WordPress' slashes in it.
		$this->assertInstanceOf( \WP_User::class, wp_authenticate( $this->email, addslashes( 'Mia\'s "teal" otter\\umbrella' ) ) );
	}

	public function test_the_application_becomes_theirs_on_acceptance_and_not_before(): void {
		$entry      = $this->entry();
		$invitation = $this->invited( $entry );
		$this->assertSame( 0, $this->entries()->find( $entry->id )->createdBy );
		$id    = $this->invitations()->accept( $invitation, self::PASSWORD );
		$after = $this->entries()->find( $entry->id );
		$this->assertSame( array( $id, $entry->version, $entry->answers ), array( $after->createdBy, $after->version, $after->answers ) );
	}

	public function test_an_application_that_became_somebodys_meanwhile_stays_theirs(): void {
		$entry      = $this->entry();
		$invitation = $this->invited( $entry );
		$other      = $this->user( PortalRoles::CLIENT );
		$this->assertTrue( $this->entries()->setOwner( $entry->id, $other ) );
		$this->invitations()->accept( $invitation, self::PASSWORD );
		$this->assertSame( $other, $this->entries()->find( $entry->id )->createdBy );
	}

	public function test_nobody_is_invited_to_somebody_elses_application(): void {
		$this->expectException( EntryHasOwner::class );
		$this->token( $this->entry( $this->user( PortalRoles::CLIENT ) ) );
	}

	public function test_what_was_read_before_it_became_somebodys_is_not_believed(): void {
		$entry = $this->entry();
		$this->entries()->setOwner( $entry->id, $this->user( PortalRoles::CLIENT ) );
		$this->expectException( EntryHasOwner::class );
		$this->token( $entry );
	}

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

	public function test_a_person_with_an_account_logs_in_and_keeps_their_role(): void {
		$entry      = $this->entry();
		$user       = $this->user( 'subscriber' );
		$this->email = get_userdata( $user )->user_email;
		$invitation = $this->invited( $entry );
		$this->assertTrue( $this->invitations()->needsLogin( $invitation ) );
		try {
			$this->invitations()->accept( $invitation, self::PASSWORD );
			$this->fail( 'A password was set for an account that exists.' );
		} catch ( AccountExists ) {
			$this->assertFalse( is_wp_error( wp_authenticate( $this->email, 'password' ) ) );
		}
		$this->invitations()->join( $invitation, $user );
		$this->assertSame( $user, $this->entries()->find( $entry->id )->createdBy );
		$this->assertSame( array( 'subscriber' ), get_userdata( $user )->roles );
	}

	public function test_somebody_else_who_is_logged_in_gets_nothing(): void {
		$entry      = $this->entry();
		$invitation = $this->invited( $entry );
		try {
			$this->invitations()->join( $invitation, $this->user( PortalRoles::CLIENT ) );
			$this->fail( 'It was given to another mailbox.' );
		} catch ( InvitationForSomebodyElse ) {
			$this->assertSame( 0, $this->entries()->find( $entry->id )->createdBy );
			$this->invitations()->accept( $invitation, self::PASSWORD );
			$this->assertNotSame( 0, $this->entries()->find( $entry->id )->createdBy, 'and it is still open for whom it was meant' );
		}
	}

	public function test_a_weak_password_uses_nothing_up(): void {
		$token = $this->token();
		foreach ( array( '', 'short', 'passwordpassword', $this->email, str_repeat( 'é?', 2000 ) ) as $password ) {
			try {
				$this->invitations()->accept( $this->invitations()->find( $token ), $password );
				$this->fail( "It took {$password}." );
			} catch ( PasswordWeak $weak ) {
				$this->assertSame( 422, $weak->status() );
			}
		}
		$this->assertFalse( get_user_by( 'email', $this->email ) );
		$this->assertNotNull( $this->invitations()->find( $token ) );
	}

	public function test_what_fails_half_way_leaves_nothing_behind(): void {
		global $wpdb;
		$token  = $this->token( $this->entry() );
		$broken = static fn( string $sql ): string => str_contains( $sql, 'SET created_by' ) ? 'UPDATE no_such_table SET x = 1' : $sql;
		add_filter( 'query', $broken );
		try {
			$this->invitations()->accept( $this->invitations()->find( $token ), self::PASSWORD );
			$this->fail( 'Nothing was thrown.' );
		} catch ( \Atoll\Platform\Errors\StorageFailed ) {
			remove_filter( 'query', $broken );
			$this->assertFalse( get_user_by( 'email', $this->email ) );
			$this->assertNotNull( $this->invitations()->find( $token ) );
		} finally {
			remove_filter( 'query', $broken );
		}
	}

	#[DataProvider( 'strangers' )]
	public function test_only_those_who_may_invite_do( string $role ): void {
		$this->expectException( NotAllowed::class );
		$this->sender()->invite( $this->email, 'Mia', null, new Visitor( $this->user( $role ), '203.0.113.7', '' ) );
	}

	/** @return list<array{string}> */
	public static function strangers(): array {
		return array( array( 'anonymous' ), array( 'subscriber' ), array( 'atoll_client' ), array( 'author' ) );
	}

	#[DataProvider( 'noEmails' )]
	public function test_what_is_no_email_is_refused( string $email ): void {
		$this->expectException( EmailInvalid::class );
		$this->expectExceptionMessage( 'Please enter a valid email address.' );
		$this->sender()->invite( $email, 'Mia', null, $this->staff );
	}

	/** @return array<string, array{string}> */
	public static function noEmails(): array {
		return array(
			'nothing'  => array( '' ),
			'a name'   => array( 'mia' ),
			'several'  => array( 'a@example.com,b@example.com' ),
			'a header' => array( "a@example.com\r\nBcc: b@example.com" ),
			'too long' => array( str_repeat( 'a', 60 ) . '@' . str_repeat( 'b', 50 ) . '.example.com' ),
		);
	}

	public function test_a_name_is_text_and_nothing_more(): void {
		$this->sender()->invite( $this->email, "<b>Mia</b>\r\nBcc: x@example.com" . str_repeat( 'é', 90 ), null, $this->staff );
		$mails = $this->mails();
		$mail  = end( $mails )->message;
		$this->assertStringNotContainsString( '<b>Mia', $mail->html );
		$this->assertSame( array(), $mail->headers );
		$this->assertStringContainsString( 'Hello Mia Bcc: x@example.com', $mail->text );
	}

	/** @return list<\Atoll\Forms\Mail\Queue\QueuedMail> */
	private function mails(): array {
		return $this->mailClaims( fn() => time() + 700 )->claim( 9 );
	}
}
