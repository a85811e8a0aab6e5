<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** One key is one entry: a double click, a retry and parallel posts change nothing. */
final class IdempotencyTest extends SiteTestCase {

	public function test_the_same_key_and_answers_get_the_first_answer_again(): void {
		$number = $this->form();
		$first  = $this->submit( $number, 'k1' );
		$second = $this->submit( $number, 'k1' );
		$this->assertSame( 200, $second->get_status() );
		$this->assertSame( $first->get_data(), $second->get_data() );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_retry_is_told_the_first_entry(): void {
		$number = $this->form();
		$this->actAs( 'editor' );
		$this->assertSame(
			$this->submit( $number, 'k1' )->get_data()['entry_id'],
			$this->submit( $number, 'k1' )->get_data()['entry_id']
		);
	}

	public function test_the_same_key_with_other_answers_is_a_conflict_and_the_first_stays(): void {
		$number = $this->form();
		$this->submit( $number, 'k1', 'Jo' );
		$reply = $this->submit( $number, 'k1', 'Sam' );
		$this->assertSame( 409, $reply->get_status() );
		$this->assertSame( 'atoll_key_reused', $reply->get_data()['code'] );
		$this->assertSame( array( 'Jo' ), $this->names() );
	}

	public function test_keys_that_differ_in_case_or_form_are_different_keys(): void {
		$number = $this->form();
		$this->submit( $number, 'key' );
		$this->submit( $number, 'KEY' );
		$this->submit( $number, 'key ' );
		$this->submit( $this->form(), 'key' );
		$this->assertSame( 4, $this->countEntries() );
	}

	public function test_without_a_key_each_submission_is_a_new_entry(): void {
		$number = $this->form();
		$this->submit( $number, '' );
		$this->submit( $number, '' );
		$this->assertSame( 2, $this->countEntries() );
	}

	public function test_a_key_of_any_length_counts_whole(): void {
		$number = $this->form();
		$this->submit( $number, str_repeat( 'a', 500 ) . 'b' );
		$this->submit( $number, str_repeat( 'a', 500 ) . 'c' );
		$this->assertSame( 2, $this->countEntries() );
	}

	public function test_a_retry_gets_the_first_answer_after_the_form_was_closed(): void {
		$number = $this->form();
		$first  = $this->submit( $number, 'k1' );
		Inside::get( FormWriter::class )->trash( $number );
		$this->assertSame( $first->get_data(), $this->submit( $number, 'k1' )->get_data() );
		$this->assertSame( 404, $this->submit( $number, 'k2' )->get_status() );
		$this->assertSame( 409, $this->submit( $number, 'k1', 'Sam' )->get_status() );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_retry_gets_the_first_answer_after_the_form_asks_for_more(): void {
		$number = $this->form();
		$first  = $this->submit( $number, 'k1' );
		$this->change( $number, static fn( array $field ) => array( 'isRequired' => true ) + $field );
		$this->assertSame( $first->get_data(), $this->submit( $number, 'k1' )->get_data() );
		$this->assertSame( 400, $this->submit( $number, 'k2' )->get_status() );
	}

	public function test_only_what_cannot_be_stored_is_looked_for(): void {
		$number  = $this->form();
		$queries = array();
		add_filter(
			'query',
			static function ( string $query ) use ( &$queries ): string {
				$queries[] = $query;
				return $query;
			}
		);
		$countQueries = function ( string $key ) use ( $number, &$queries ): int {
			$queries = array();
			$this->submit( $number, $key );
			return count( preg_grep( '/^\s*SELECT.*' . EntriesTable::NAME . '/s', $queries ) );
		};
		$this->assertSame(
			array( 0, 1, 0 ),
			array( $countQueries( 'k1' ), $countQueries( 'k1' ), $countQueries( 'k2' ) )
		);
		remove_all_filters( 'query' );
	}

	/** @param \Closure( array<string, mixed> ): array<string, mixed> $field */
	private function change( int $number, \Closure $field ): void {
		$this->actAs( 'administrator' );
		$form    = $this->fixture( 'enquiry' );
		$request = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$number}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode( array( 'fields' => array_map( $field, $form['fields'] ) ) + $form )
		);
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		wp_set_current_user( 0 );
	}

	private function submit( int $number, string $key, string $name = 'Jo' ): \WP_REST_Response {
		return $this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => $name, 'input_2' => 'jo@example.com', 'input_11_1' => '1', 'gform_unique_id' => $key )
		);
	}

	/** @return list<string> */
	private function names(): array {
		return array_map(
			static fn( $entry ) => $entry->answers['1'],
			Inside::get( EntryRepository::class )->list( new \Atoll\Forms\Entries\Storage\EntryCriteria() )
		);
	}
}
