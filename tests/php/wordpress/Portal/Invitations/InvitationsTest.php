<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Invitations;

use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Portal\Invitations\InvitationForSomebodyElse;
use Atoll\Portal\Invitations\InvitationsTable;
use Atoll\Portal\Passwords\PasswordWeak;
use Atoll\Portal\Users\AccountExists;
use Atoll\Portal\Users\PortalRoles;
use Atoll\Tests\WordPress\Support\Inside;

/** A link makes one person a client, once, for a while, and gives them what was nobody's. */
final class InvitationsTest extends InvitationTestCase {

	public function test_the_database_cannot_open_an_invitation(): void {
		global $wpdb;
		$token = $this->token();
		$rows  = (string) wp_json_encode(
			$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}" . InvitationsTable::NAME )
		);
		$this->assertStringNotContainsString( $token, $rows );
		$this->assertStringNotContainsString( hash( 'sha256', $token ), $rows, 'a key of the site is needed too' );
	}

	public function test_accepting_makes_a_client_whose_name_tells_nothing(): void {
		$id   = $this->invitations()->accept( $this->invited(), self::PASSWORD );
		$user = get_userdata( $id );
		$this->assertSame( array( PortalRoles::CLIENT ), $user->roles );
		$this->assertSame(
			array( 'Mia', 'Mia', $this->email ),
			array( $user->display_name, $user->first_name, $user->user_email )
		);
		$this->assertMatchesRegularExpression( '/^client-[0-9a-f]{16}$/D', $user->user_login );
		$this->assertMatchesRegularExpression( '/^client-[0-9a-f]{16}$/D', $user->user_nicename );
		$this->assertInstanceOf( \WP_User::class, wp_authenticate( $this->email, self::PASSWORD ) );
	}

	public function test_a_password_with_quotes_works_on_wordpress_own_screen_too(): void {
		$this->invitations()->accept( $this->invited(), 'Mia\'s "teal" otter\\umbrella' );
		// wp-login.php hands over what PHP got, with WordPress' slashes in it.
		$this->assertInstanceOf(
			\WP_User::class,
			wp_authenticate( $this->email, addslashes( 'Mia\'s "teal" otter\\umbrella' ) )
		);
	}

	public function test_the_application_becomes_theirs_on_acceptance_and_not_before(): void {
		$entry      = $this->entry();
		$invitation = $this->invited( $entry );
		$this->assertSame( 0, $this->entries()->find( $entry->id )->createdBy );
		$id    = $this->invitations()->accept( $invitation, self::PASSWORD );
		$after = $this->entries()->find( $entry->id );
		$this->assertSame(
			array( $id, $entry->version, $entry->answers ),
			array( $after->createdBy, $after->version, $after->answers )
		);
		$events = Inside::get( ApplicationRecordReader::class )->read( $entry->id )->events;
		$this->assertSame(
			array( array( 'Invitation accepted.', $id ) ),
			array_map( static fn( HistoryEvent $event ) => array( $event->sentence, $event->actor ), $events )
		);
	}

	public function test_an_application_that_became_somebodys_meanwhile_stays_theirs(): void {
		$entry      = $this->entry();
		$invitation = $this->invited( $entry );
		$other      = $this->user( PortalRoles::CLIENT );
		$this->assertTrue( $this->entries()->setOwner( $entry->id, $other ) );
		$this->invitations()->accept( $invitation, self::PASSWORD );
		$this->assertSame( $other, $this->entries()->find( $entry->id )->createdBy );
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
			$this->assertNotSame(
				0,
				$this->entries()->find( $entry->id )->createdBy,
				'and it is still open for whom it was meant'
			);
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
		$broken = static fn( string $sql ): string => str_contains( $sql, 'SET created_by' )
			? 'UPDATE no_such_table SET x = 1'
			: $sql;
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
}
