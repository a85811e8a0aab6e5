<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Forms\Drafts\Storage\DraftsTable;
use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Database\Transaction;

/**
 * An account is closed in the very moment that something of the same person is stored: nothing is left with a login
 * that is gone.
 */
final class ClosingMeanwhileTest extends AccountTestCase {

	private const ANSWERS = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ) ) );
	}

	public function test_answers_that_come_a_moment_after_are_not_stored_in_a_name_that_is_gone(): void {
		$user  = $this->actAs( 'atoll_client' );
		$reply = $this->closedBefore( $user, fn() => $this->send( self::ANSWERS ) );
		$this->assertSame(
			array( 403, 'atoll_session_changed', 0 ),
			array( $reply->get_status(), $reply->get_data()['code'], $this->rowsOf( EntriesTable::NAME, $user ) )
		);
	}

	public function test_nor_is_what_is_put_aside(): void {
		$user  = $this->actAs( 'atoll_client' );
		$begun = array( 'input_1' => 'Begun', 'gform_save' => '1' );
		$reply = $this->closedBefore( $user, fn() => $this->send( $begun ) );
		$this->assertSame(
			array( 403, 'atoll_session_changed', 0 ),
			array( $reply->get_status(), $reply->get_data()['code'], $this->rowsOf( DraftsTable::NAME, $user ) )
		);
	}

	public function test_nor_does_a_visitors_draft_become_theirs(): void {
		$token = (string) (
			$this->send( array( 'input_1' => 'Begun', 'gform_save' => '1' ) )->get_data()['resume_token'] ?? ''
		);
		$this->assertNotSame( '', $token );
		$user  = $this->actAs( 'atoll_client' );
		$reply = $this->closedBefore(
			$user,
			fn() => $this->post( '/s1t2/v1/drafts/claim', array( 'id' => $this->form, 'token' => $token ) )
		);
		$this->assertSame(
			array( 403, 'atoll_session_changed', 0 ),
			array( $reply->get_status(), $reply->get_data()['code'], $this->rowsOf( DraftsTable::NAME, $user ) )
		);
	}

	/** The other way round: whoever closes waits, so that what is being stored goes as all of theirs does. */
	public function test_a_login_is_not_deleted_while_something_is_stored_in_its_name(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof \mysqli ) {
			$this->markTestSkipped( 'SQLite lets one connection write at a time, whatever it writes.' );
		}
		$user  = $this->actAs( 'atoll_client' );
		$other = new \wpdb(
			...array_map(
				static fn( string $name ): string => (string) constant( $name ),
				array( 'DB_USER', 'DB_PASSWORD', 'DB_NAME', 'DB_HOST' )
			)
		);
		$other->suppress_errors();
		$other->query( 'SET innodb_lock_wait_timeout = 1' );
		$delete = static fn() => $other->query( "DELETE FROM {$wpdb->users} WHERE ID = {$user}" );
		( new Transaction( $wpdb ) )->run(
			function () use ( $wpdb, $user, $delete ): void {
				( new UserRowLock( new Queries( $wpdb ) ) )->acquire( $user );
				$this->assertFalse( $delete() );
			}
		);
		$this->assertSame( 1, $delete() );
	}

	public function test_a_login_that_the_database_does_not_tell_has_not_ended(): void {
		$user   = $this->actAs( 'atoll_client' );
		$broken = 0;
		$break  = static function ( string $query ) use ( &$broken, $user ): string {
			$isCheck = str_contains( $query, "SELECT ID FROM {$GLOBALS['wpdb']->users} WHERE ID = {$user}" );
			return $isCheck && 1 === ++$broken ? 'this is no SQL' : $query;
		};
		add_filter( 'query', $break );
		$log     = ini_set( 'error_log', '/dev/null' );
		$replies = array( $this->send( self::ANSWERS ), $this->send( self::ANSWERS ) );
		ini_set( 'error_log', (string) $log );
		remove_filter( 'query', $break );
		$this->assertSame(
			array( 503, 200 ),
			array_map( static fn( \WP_REST_Response $reply ): int => $reply->get_status(), $replies )
		);
	}

	/** What `$send` answers when the account is closed after its login was recognised, and before it writes. */
	private function closedBefore( int $user, \Closure $send ): mixed {
		global $wpdb;
		$isGone = false;
		$close  = static function ( string $query ) use ( &$isGone, $wpdb, $user ): string {
			if ( ! $isGone && 'START TRANSACTION' === $query ) {
				$isGone = true;
				$wpdb->delete( $wpdb->users, array( 'ID' => $user ) );
			}
			return $query;
		};
		add_filter( 'query', $close );
		try {
			return $send();
		} finally {
			remove_filter( 'query', $close );
		}
	}

	/** @param array<string, string> $inputs */
	private function send( array $inputs ): \WP_REST_Response {
		return $this->post( "/gf/v2/forms/{$this->form}/submissions", $inputs );
	}

	private function rowsOf( string $table, int $user ): int {
		global $wpdb;
		$column = EntriesTable::NAME === $table ? 'created_by' : 'user_id';
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table} WHERE {$column} = {$user}" );
	}
}
