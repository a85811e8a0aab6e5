<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Forms\Drafts\Storage\DraftsTable;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Portal\Account\Closing\CloseAccountAction;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Session_Tokens;

final class ClosingTest extends AccountTestCase {

	private const ANSWERS = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ) ) );
	}

	public function test_the_login_and_drafts_go_applications_stay_and_both_sides_are_told(): void {
		$user = get_userdata( $this->actAs( 'atoll_client' ) );
		WP_Session_Tokens::get_instance( $user->ID )->create( time() + 3600 );
		$this->send( self::ANSWERS );
		$this->send( array( 'input_1' => 'Begun', 'gform_save' => '1' ) );
		$entry = $this->entry();
		$this->mails();
		$this->assertDone( 'account-closed', $this->close() );
		$this->assertFalse( get_userdata( $user->ID ) );
		$this->assertSame( array(), get_user_meta( $user->ID, 'session_tokens' ) );
		$this->assertSame( 0, get_current_user_id() );
		$this->assertSame( 0, $this->countDrafts() );
		$stored = Inside::get( EntryRepository::class )->find( $entry );
		$this->assertSame( array( 'Jo', 0 ), array( $stored?->answers['1'], $stored?->createdBy ) );
		$this->assertStringContainsString(
			'closed their account',
			Inside::get( ApplicationRecordReader::class )->read( $entry )->events[0]->sentence
		);
		$this->assertSame(
			array( array( $user->user_email ), array( get_option( 'admin_email' ) ) ),
			array_map( static fn( $mail ) => $mail->message->to, $this->mails() )
		);
	}

	public function test_another_clients_things_are_left_alone(): void {
		$other = $this->actAs( 'atoll_client' );
		$this->send( self::ANSWERS );
		$this->send( array( 'input_1' => 'Begun', 'gform_save' => '1' ) );
		$entry = $this->entry();
		$this->actAs( 'atoll_client' );
		$this->assertDone( 'account-closed', $this->close() );
		$this->assertSame(
			array( $other, 1 ),
			array( Inside::get( EntryRepository::class )->find( $entry )?->createdBy, $this->countDrafts() )
		);
	}

	public function test_the_password_and_a_tick_are_asked_for(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->assertInvalid( array( 'current_password' ), $this->close( array( 'current_password' => 'wrong' ) ) );
		$this->assertInvalid(
			array( CloseAccountAction::FIELD ),
			$this->close( array( CloseAccountAction::FIELD => '' ) )
		);
		$this->assertInstanceOf( \WP_User::class, get_userdata( $user ) );
	}

	#[TestWith( array( 'subscriber' ) )]
	#[TestWith( array( 'atoll_staff' ) )]
	#[TestWith( array( 'editor' ) )]
	#[TestWith( array( 'administrator' ) )]
	public function test_nobody_who_works_here_can_be_closed_here( string $role ): void {
		$user = $this->actAs( $role );
		try {
			$this->close();
			$this->fail( 'It was closed.' );
		} catch ( NotAllowed ) {
			$this->assertInstanceOf( \WP_User::class, get_userdata( $user ) );
		}
	}

	public function test_all_of_it_happens_or_nothing(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->send( self::ANSWERS );
		$this->mails();
		$fail = static fn( string $query ): string => str_contains( $query, 'SET created_by = 0' ) ? 'NO SQL' : $query;
		add_filter( 'query', $fail );
		try {
			$this->close();
			$this->fail( 'It was closed.' );
		} catch ( \Atoll\Platform\Errors\StorageFailed ) {
			wp_cache_flush();
		} finally {
			remove_filter( 'query', $fail ); // Or every test after this one would fail.
		}
		$this->assertInstanceOf( \WP_User::class, get_userdata( $user ) );
		$this->assertSame( $user, Inside::get( EntryRepository::class )->find( $this->entry() )?->createdBy );
		$this->assertSame( array(), $this->mails() );
	}

	public function test_a_client_with_open_applications_is_told_so(): void {
		$this->actAs( 'atoll_client' );
		$this->assertStringNotContainsString( 'not finished', $this->block() );
		$this->send( self::ANSWERS );
		$this->assertStringContainsString( '1 application of yours is not finished.', $this->block() );
	}

	public function test_a_login_that_somebody_else_deletes_leaves_in_the_same_way(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->send( self::ANSWERS );
		$this->send( array( 'input_1' => 'Begun', 'gform_save' => '1' ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user );
		$this->assertSame(
			array( 0, 0 ),
			array( Inside::get( EntryRepository::class )->find( $this->entry() )?->createdBy, $this->countDrafts() )
		);
	}

	/** @param array<string, string> $fields */
	private function close( array $fields = array() ): mixed {
		return $this->act(
			CloseAccountAction::NAME,
			$fields + array( CloseAccountAction::FIELD => '1', 'current_password' => self::PASSWORD )
		);
	}

	private function send( array $inputs ): void {
		$reply = $this->post( "/gf/v2/forms/{$this->form}/submissions", $inputs );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}

	private function entry(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries" );
	}

	private function countDrafts(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . DraftsTable::NAME );
	}
}
