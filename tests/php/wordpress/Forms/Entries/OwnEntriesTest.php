<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\OwnEntriesTestCase;
use Atoll\Tests\WordPress\Support\RestContract;
use PHPUnit\Framework\Attributes\DataProvider;

/** Entries that the person who sent them opens and changes again. */
final class OwnEntriesTest extends OwnEntriesTestCase {

	public function test_its_owner_loads_it(): void {
		$reply = $this->load();
		$this->assertSame( 200, $reply->get_status() );
		$this->assertSame( '', RestContract::complaint( 'entries-load', $reply->get_data() ) );
		$loaded = json_decode( $reply->get_data()['submission'], true );
		$this->assertSame( array( 'Jo', 1 ), array( $loaded['submitted_values']['1'], $loaded['entry_version'] ) );
	}

	#[DataProvider( 'strangers' )]
	public function test_to_anybody_else_it_does_not_exist( string $role ): void {
		$this->actAs( $role );
		$this->assertSame( 404, $this->load()->get_status() );
		$this->assertSame( $this->load( 999999 )->get_data(), $this->load()->get_data() );
		$this->assertSame( 404, $this->change( array( 'input_1' => 'Mine' ) )->get_status() );
		$this->assertSame( 'Jo', $this->stored()->answers['1'] );
		$this->assertSame( 1, $this->countEntries() );
	}

	/** @return array<string, array{string}> */
	public static function strangers(): array {
		return array( 'a visitor' => array( 'anonymous' ), 'another user' => array( 'subscriber' ), 'an editor' => array( 'editor' ) );
	}

	public function test_sending_it_again_changes_it_and_nobody_elses_name_gets_onto_it(): void {
		$reply = $this->change( array( 'input_1' => 'Sam', 'input_9' => 'More', 'created_by' => '1' ) );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$entry = $this->stored();
		$this->assertSame( array( $this->entry, $this->owner, 'Sam', 'More', 2 ), array( $entry->id, $entry->createdBy, $entry->answers['1'], $entry->answers['9'], $entry->version ) );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_an_id_that_is_no_number_is_refused_and_makes_no_second_entry(): void {
		foreach ( array( array( 'update_entry_id' => array( $this->entry ) ), array( 'update_entry_id' => "{$this->entry}x" ), array( 'update_entry_id' => '-1' ), array( 'atoll_entry_version' => array( 1 ) ) ) as $malformed ) {
			$reply = $this->change( $malformed );
			$this->assertSame( array( 400, 'atoll_entry_invalid' ), array( $reply->get_status(), $reply->get_data()['code'] ) );
		}
		$this->assertSame( array( 1, 1 ), array( $this->countEntries(), $this->stored()->version ) );
	}

	public function test_one_address_may_load_thirty_times_a_minute(): void {
		for ( $i = 0; $i < 30; $i++ ) {
			$this->load();
		}
		$reply = $this->load();
		$this->assertSame( 429, $reply->get_status() );
		$this->assertArrayHasKey( 'Retry-After', $reply->get_headers() );
	}

	public function test_a_change_is_judged_as_any_submission(): void {
		$this->assertSame( 400, $this->change( array( 'input_2' => 'nobody' ) )->get_status() );
		$this->assertSame( 1, $this->stored()->version );
	}

	public function test_the_second_of_two_editors_is_told_and_may_send_theirs_all_the_same(): void {
		$this->assertSame( 200, $this->change( array( 'input_1' => 'First', 'atoll_entry_version' => 1 ) )->get_status() );
		$second = $this->change( array( 'input_1' => 'Second', 'atoll_entry_version' => 1 ) );
		$this->assertSame( array( 409, 'atoll_entry_changed' ), array( $second->get_status(), $second->get_data()['code'] ) );
		$this->assertSame( 'First', $this->stored()->answers['1'] );
		$this->assertSame( 200, $this->change( array( 'input_1' => 'Second' ) )->get_status() );
		$this->assertSame( array( 'Second', 3 ), array( $this->stored()->answers['1'], $this->stored()->version ) );
	}

	public function test_a_retry_of_a_change_gets_its_first_answer(): void {
		$same = array( 'input_1' => 'Sam', 'atoll_entry_version' => 1, 'gform_unique_id' => 'k2' );
		$this->assertSame( $this->change( $same )->get_data(), $this->change( $same )->get_data() );
		$this->assertSame( 2, $this->stored()->version );
	}

	public function test_a_form_that_does_not_allow_it_changes_nothing(): void {
		$this->number = $this->form();
		$this->send( array( 'gform_unique_id' => 'other' ) );
		$this->entry = $this->stored()->id;
		$this->assertSame( 404, $this->load()->get_status() );
		$this->assertSame( 200, $this->change( array( 'input_1' => 'Sam' ) )->get_status() );
		$this->assertNotSame( $this->entry, $this->stored()->id );
		$this->assertSame( 'Jo', \Atoll\plugin()->entries()->find( $this->entry )?->answers['1'] );
	}

	public function test_another_forms_entry_is_not_changed_by_this_one(): void {
		$other = $this->form( 'enquiry', array( 'entrySave' => true ) );
		$reply = $this->post( "/gf/v2/forms/{$other}/submissions", array( 'update_entry_id' => $this->entry ) + self::ANSWERS );
		$this->assertSame( 404, $reply->get_status() );
	}

	public function test_of_two_pages_with_one_version_one_changes_it(): void {
		$page     = $this->page( $this->number );
		$cookie   = $this->cookie();
		$hidden   = $this->hidden( Http::get( "{$page}?entry={$this->entry}", array( $cookie ) )->body );
		$statuses = array();
		foreach ( array( 'First', 'Second' ) as $name ) {
			$statuses[] = $this->submitPage( "{$page}?entry={$this->entry}", "input_1={$name}&input_2=jo%40example.com&input_11_1=1&{$hidden}", $cookie )->status;
		}
		$this->assertSame( array( 303, 409 ), $statuses );
		$this->assertSame( array( 'First', 2 ), array( $this->stored()->answers['1'], $this->stored()->version ) );
	}

	public function test_its_page_shows_it_to_its_owner_alone_and_is_private(): void {
		$page     = $this->page( $this->number ) . "?entry={$this->entry}";
		$response = Http::get( $page, array( $this->cookie() ) );
		$this->assertStringContainsString( 'value="Jo"', $response->body );
		$this->assertStringContainsString( 'no-store', $response->header( 'Cache-Control' ) );
		$this->assertStringNotContainsString( 'value="Jo"', Http::get( $page )->body );
		$this->assertStringNotContainsString( 'value="Jo"', Http::get( $page, array( $this->cookie( $this->user( 'subscriber' ) ) ) )->body );
	}

	public function test_without_javascript_the_second_editor_is_told_and_may_send_again(): void {
		$page   = $this->page( $this->number ) . "?entry={$this->entry}";
		$cookie = $this->cookie();
		$hidden = $this->hidden( Http::get( $page, array( $cookie ) )->body );
		$this->change( array( 'input_1' => 'First' ) );
		$conflict = $this->submitPage( $page, "input_1=Second&input_2=jo%40example.com&input_11_1=1&{$hidden}", $cookie );
		$this->assertSame( 409, $conflict->status );
		$this->assertStringContainsString( 'Nothing was overwritten', $conflict->body );
		$this->assertStringContainsString( 'value="Second"', $conflict->body );
		$this->assertSame( 303, $this->submitPage( $page, 'input_1=Second&input_2=jo%40example.com&input_11_1=1&' . $this->hidden( $conflict->body ), $cookie )->status );
		$this->assertSame( array( 'Second', 3 ), array( $this->stored()->answers['1'], $this->stored()->version ) );
	}

	public function test_what_was_taken_for_spam_is_to_its_owner_as_any_other_and_what_is_in_the_trash_is_gone(): void {
		$this->mark( 'spam' );
		$this->assertSame( array( $this->entry ), $this->listed( $this->owner ) );
		$this->assertSame( 200, $this->load()->get_status() );
		$this->mark( 'trash' );
		$this->assertSame( array(), $this->listed( $this->owner ) );
		$this->assertSame( 404, $this->load()->get_status() );
	}

	public function test_their_list_holds_theirs_alone_newest_first_a_page_at_a_time(): void {
		$this->send( array( 'gform_unique_id' => 'two' ) );
		$this->send( array( 'gform_unique_id' => 'three' ) );
		$other = $this->actAs( 'atoll_client' );
		$this->send( array( 'gform_unique_id' => 'four' ) );
		wp_set_current_user( 0 );
		$this->send( array( 'gform_unique_id' => 'five' ) );
		$mine = $this->listed( $this->owner );
		$this->assertSame( array( $this->entry + 2, $this->entry + 1, $this->entry ), $mine );
		$this->assertSame( array( array( $mine[1] ), 3 ), array( $this->listed( $this->owner, 1, 1 ), \Atoll\plugin()->entries()->count( EntryCriteria::ofOwner( $this->owner, 1, 1 ) ) ) );
		$this->assertSame( array( 1, array() ), array( count( $this->listed( $other ) ), $this->listed( 0 ) ) );
	}

	public function test_one_persons_entries_are_found_by_their_index_among_many(): void {
		global $wpdb;
		$table = $wpdb->prefix . EntriesTable::NAME;
		for ( $doubled = 0; $doubled < 11; $doubled++ ) {
			$wpdb->query( "INSERT INTO {$table} (form_number, form_version, idempotency_key, fingerprint, answers, created_by, user_agent, source_url, date_created, date_updated) SELECT form_number, 1, SHA2(UUID(), 256), fingerprint, answers, created_by + 1000 + id % 50, '', '', date_created, date_updated FROM {$table}" );
		}
		$wpdb->query( "ANALYZE TABLE {$table}" );
		$queries = array();
		$collect = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		add_filter( 'query', $collect );
		$this->assertSame( array( $this->entry ), $this->listed( $this->owner ) );
		remove_filter( 'query', $collect );
		$this->assertSame( 'created_by', $wpdb->get_row( 'EXPLAIN ' . $queries[0], ARRAY_A )['key'] );
	}
}
