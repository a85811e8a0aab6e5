<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Entries\Storage\EntriesTable;

/** A dashboard of very many applications. */
final class LongDashboardTest extends ApplicationPagesTestCase {

	public function test_a_hundred_entries_ask_the_database_no_more_than_one(): void {
		$this->queries(); // What WordPress reads once for each request.
		$one = $this->queries();
		$this->assertGreaterThan( 3, $one );
		$this->multiply( 100 );
		$this->assertSame( $one + 1, $this->queries(), 'fifty forms that were not read yet are one query' );
		$this->assertSame( $one, $this->queries() );
	}

	public function test_a_long_list_has_pages_of_25(): void {
		$this->multiply( 59 );
		$first = $this->portal( $this->as( $this->client, $this->dashboard )->body );
		$last  = $this->portal( $this->as( $this->client, add_query_arg( 'sent-page', '3', $this->dashboard ) )->body );
		$this->assertSame(
			array( 25, 10 ),
			array( substr_count( $first, '>Open<' ), substr_count( $last, '>Open<' ) )
		);
		$this->assertStringContainsString( 'Page 1 of 3', $first );
		$this->assertStringContainsString( 'id="atoll-application-' . $this->entry->id . '"', $last );
		$this->assertSame(
			$last,
			$this->portal( $this->as( $this->client, add_query_arg( 'sent-page', '99', $this->dashboard ) )->body )
		);
	}

	/** How often the dashboard's block asks the database. */
	private function queries(): int {
		$count = 0;
		$add   = static function ( string $query ) use ( &$count ): string {
			$count++;
			return $query;
		};
		wp_set_current_user( $this->client );
		add_filter( 'query', $add );
		do_blocks( '<!-- wp:atoll/dashboard /-->' );
		remove_filter( 'query', $add );
		wp_set_current_user( 0 );
		return $count;
	}

	/** As many more entries of the client, each with what belongs to it as far as the first has it. */
	private function multiply( int $more ): void {
		global $wpdb;
		$table = $wpdb->prefix . EntriesTable::NAME;
		for ( $at = 0; $at < $more; $at++ ) {
			$wpdb->query(
				"INSERT INTO {$table} (form_number, form_version, idempotency_key, fingerprint, answers, created_by, user_agent, source_url, date_created, date_updated) SELECT "
					. ( 0 === $at % 2 ? 'form_number' : 900000 + $at )
					. ", 1, CONCAT( LEFT( idempotency_key, 50 ), '-', {$at} ), fingerprint, answers, created_by, '', '', date_created, date_updated FROM {$table} WHERE id = {$this->entry->id}"
			);
		}
	}
}
