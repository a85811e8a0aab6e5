<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\HeardAction;

/** What other code hears of entries of POST gf/v2/entries: of each that is stored, and of no other. */
final class AnnouncedWritesTest extends ApiTestCase {

	public function test_other_code_hears_of_it_as_of_one_that_a_visitor_sent(): void {
		$ids   = array();
		$heard = HeardAction::during(
			'atoll_entry_stored',
			function () use ( &$ids ): void {
				$ids = array( $this->entry(), $this->entry( array( 'status' => 'spam' ) ) );
				$this->refused( 'POST', 'entries', array( 'form_id' => $this->number, 'status' => 'gone' ) );
			}
		);
		$this->assertCount( 2, $heard );
		foreach ( $heard as $index => list( $entry, $form, $by ) ) {
			$this->assertSame(
				array( $ids[ $index ], 'Jo', $this->number, get_current_user_id() ),
				array( $entry->id, $entry->answers[1], $form->id(), $by->userId() )
			);
		}
		$this->assertSame( array( 'active', 'spam' ), array( $heard[0][0]->status, $heard[1][0]->status ) );
	}

	public function test_one_that_cannot_be_read_back_is_not_stored_as_whoever_sends_it_tries_again(): void {
		global $wpdb;
		$isAdded = false;
		$break   = static function ( string $sql ) use ( &$isAdded, $wpdb ): string {
			if ( str_contains( $sql, "{$wpdb->prefix}atoll_entries" ) ) {
				$isBroken = $isAdded && str_starts_with( $sql, 'SELECT' );
				$isAdded  = $isAdded || str_starts_with( $sql, 'INSERT' );
				return $isBroken ? 'SELECT no_such_column' : $sql;
			}
			return $sql;
		};
		$log     = (string) ini_set( 'error_log', '/dev/null' );
		$wpdb->suppress_errors();
		add_filter( 'query', $break );
		$heard = HeardAction::during(
			'atoll_entry_stored',
			fn() => $this->assertSame(
				503,
				$this->refused( 'POST', 'entries', array( 'form_id' => $this->number, '1' => 'Jo' ) )[0]
			)
		);
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( false );
		ini_set( 'error_log', $log );
		$this->assertTrue( $isAdded );
		$this->assertSame( array( array(), 0 ), array( $heard, $this->countEntries() ) );
	}
}
