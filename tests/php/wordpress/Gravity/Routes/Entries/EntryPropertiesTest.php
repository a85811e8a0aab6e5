<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\HeardAction;
use PHPUnit\Framework\Attributes\TestWith;

/** PUT gf/v2/entries/{id}/properties: the properties of an entry without its answers. */
final class EntryPropertiesTest extends ApiTestCase {

	public function test_properties_change_and_answers_stay(): void {
		$id     = $this->entry( array( '2' => 'jo@example.com', '9' => 'Hello' ) );
		$before = $this->asked( 'entries-get', "entries/{$id}" );
		$heard  = did_action( 'atoll_entry_updated' );
		$told   = $this->put( $id, array( 'is_starred' => 1, 'is_read' => '1', '9' => 'Changed' ) );
		$this->assertSame( $heard, did_action( 'atoll_entry_updated' ) );
		$this->assertSame( 200, $told->get_status() );
		$this->assertSame( 'Entry updated successfully', $told->get_data() );
		$this->assertSame( '', RestContract::complaint( 'gravity/entries-properties', $told->get_data() ) );
		$after = $this->asked( 'entries-get', "entries/{$id}" );
		$this->assertSame(
			array( 'is_starred' => '1', 'is_read' => '1', 'date_updated' => $after['date_updated'] ) + $before,
			array_replace( array( 'is_starred' => '', 'is_read' => '', 'date_updated' => '' ), $after )
		);
	}

	public function test_a_status_is_a_move_that_the_history_and_the_access_log_know_of(): void {
		$id = $this->entry( array( '2' => 'jo@example.com' ) );
		$this->put( $id, array( 'status' => 'trash' ) );
		$entry = $this->asked( 'entries-get', "entries/{$id}" );
		$this->assertSame( array( 'trash', 'jo@example.com' ), array( $entry['status'], $entry['2'] ) );
		$this->assertSame(
			array( 'entry-moved' ),
			$this->column( 'kind', 'atoll_case_events', $id )
		);
		$this->assertSame( array( 'moved' ), $this->actions( $id ) );
	}

	public function test_a_status_is_a_move_that_other_code_hears_of_and_other_properties_are_none(): void {
		$id    = $this->entry( array( 'status' => 'spam' ) );
		$heard = HeardAction::during(
			'atoll_entries_moved',
			function () use ( $id ): void {
				$this->put( $id, array( 'status' => 'active', 'is_starred' => 1 ) );
				$this->put( $id, array( 'status' => 'active', 'is_read' => 1 ) );
			}
		);
		$this->assertCount( 1, $heard );
		list( $ids, $from, $to, $by ) = $heard[0];
		$this->assertSame(
			array( array( $id ), 'spam', 'active', get_current_user_id() ),
			array( $ids, $from, $to, $by->userId() )
		);
	}

	public function test_marks_are_no_change_of_an_entry_to_the_access_log_and_what_is_known_of_its_sender_is(): void {
		$id = $this->entry();
		$this->put( $id, array( 'is_read' => 1, 'is_starred' => 1, 'form_id' => $this->number, '9' => 'Ignored' ) );
		$this->assertSame( array(), $this->actions( $id ) );
		$this->put( $id, array( 'is_read' => 1, 'ip' => '203.0.113.9' ) );
		$this->assertSame( array( 'edited' ), $this->actions( $id ) );
	}

	public function test_what_is_no_property_value_is_refused(): void {
		$id    = $this->entry();
		$other = $this->form();
		$this->actAs( 'administrator' );
		foreach (
			array(
				array( array(), 400, 'missing_properties' ),
				array( array( 'spam' ), 400, 'missing_properties' ),
				array( array( 'status' => 'gone' ), 400, 'invalid_status' ),
				array( array( 'created_by' => 99999999 ), 400, 'invalid_created_by' ),
				array( array( 'form_id' => $other ), 400, 'invalid_form_id' ),
			) as list( $body, $status, $code )
		) {
			$this->assertSame( array( $status, $code ), $this->refused( 'PUT', "entries/{$id}/properties", $body ) );
		}
		$this->assertSame(
			array( 404, 'gf_entry_invalid_id' ),
			$this->refused( 'PUT', 'entries/999999/properties', array( 'is_read' => 1 ) )
		);
	}

	#[TestWith( array( 'payment_status', 'Paid' ) )]
	#[TestWith( array( 'payment_amount', 120.5 ) )]
	#[TestWith( array( 'transaction_id', array( 'ch_1' ) ) )]
	#[TestWith( array( 'is_fulfilled', '1' ) )]
	#[TestWith( array( 'currency', 'USD' ) )]
	#[TestWith( array( 'post_id', 12 ) )]
	public function test_a_payment_or_a_post_is_refused_and_not_lost( string $name, mixed $value ): void {
		$id     = $this->entry();
		$body   = array( $name => $value, 'is_starred' => 1, '1' => 'Jo' );
		$answer = array( 400, 'invalid_property' );
		$this->assertSame( $answer, $this->refused( 'PUT', "entries/{$id}/properties", $body ) );
		$this->assertSame( $answer, $this->refused( 'PUT', "entries/{$id}", $body ) );
		$this->assertSame( $answer, $this->refused( 'POST', "forms/{$this->number}/entries", $body ) );
		$this->assertSame( '0', $this->asked( 'entries-get', "entries/{$id}" )['is_starred'] );
	}

	public function test_a_property_of_a_payment_that_says_nothing_is_taken(): void {
		$id    = $this->entry();
		$empty = array( 'payment_status' => '', 'is_fulfilled' => 0, 'post_id' => null, 'currency' => 'AUD' );
		$this->assertSame( 200, $this->put( $id, $empty )->get_status() );
	}

	/** @return list<string> What the access log says that was done to the entry, but for looks at it. */
	private function actions( int $entry ): array {
		return array_values( array_diff( $this->column( 'action', 'atoll_access_log', $entry ), array( 'viewed' ) ) );
	}

	/** @return list<string> */
	private function column( string $name, string $table, int $entry ): array {
		global $wpdb;
		return $wpdb->get_col(
			$wpdb->prepare( "SELECT {$name} FROM {$wpdb->prefix}{$table} WHERE entry_id = %d", $entry )
		);
	}

	/** @param array<int|string, mixed> $body */
	private function put( int $id, array $body ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'PUT', "/gf/v2/entries/{$id}/properties" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}
}
