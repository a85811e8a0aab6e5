<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\HeardAction;

/** Other code, the history and the access log know of PUT and DELETE gf/v2/entries/{id}, and of who asked for them. */
final class EntryChangeAnnouncementsTest extends ApiTestCase {

	public function test_other_code_hears_of_answers_that_differ_and_of_no_others(): void {
		$id    = $this->entry( array( '2' => 'jo@example.com', '9' => 'Hello' ) );
		$put   = fn( array $body ) => $this->sent( 'entries-update', 'PUT', "entries/{$id}", $body );
		$heard = HeardAction::during(
			'atoll_entry_updated',
			function () use ( $put ): void {
				$put( array( '9' => 'Hello', '2' => 'jo@example.com', '1' => 'Jo', 'status' => 'trash' ) );
				$put( array( '1' => 'Jo', '2' => 'jo@example.com', '9' => 'Bye' ) );
				$put( array( '1' => 'Jo', '9' => 'Bye' ) );
			}
		);
		$this->assertSame(
			array( array( 1 => 'Jo', 2 => 'jo@example.com', 9 => 'Bye' ), array( 1 => 'Jo', 9 => 'Bye' ) ),
			array_map( static fn( array $call ): array => $call[0]->answers, $heard )
		);
		$this->assertSame(
			array( $id, 'trash', $this->number, get_current_user_id() ),
			array( $heard[1][0]->id, $heard[1][0]->status, $heard[1][1]->id(), $heard[1][2]->userId() )
		);
	}

	public function test_a_status_that_is_put_is_a_move_of_which_the_history_knows(): void {
		global $wpdb;
		$id = $this->entry();
		$this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '1' => 'Jo', 'status' => 'trash' ) );
		$moves = $wpdb->get_results(
			$wpdb->prepare( "SELECT kind, actor FROM {$wpdb->prefix}atoll_case_events WHERE entry_id = %d", $id ),
			ARRAY_A
		);
		$this->assertSame(
			array( array( 'kind' => 'entry-moved', 'actor' => (string) get_current_user_id() ) ),
			$moves
		);
	}

	public function test_the_access_log_knows_who_looked_changed_and_deleted(): void {
		global $wpdb;
		$id = $this->entry();
		$this->asked( 'entries-get', "entries/{$id}" );
		$this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '1' => 'Bo' ) );
		$this->sent( 'entries-delete', 'DELETE', "entries/{$id}?force=1" );
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT action, user_id FROM {$wpdb->prefix}atoll_access_log WHERE entry_id = %d ORDER BY id",
				$id
			),
			ARRAY_A
		);
		$this->assertSame( array( 'viewed', 'edited', 'deleted' ), array_column( $rows, 'action' ) );
		$this->assertSame(
			array( (string) get_current_user_id() ),
			array_values( array_unique( array_column( $rows, 'user_id' ) ) )
		);
	}
}
