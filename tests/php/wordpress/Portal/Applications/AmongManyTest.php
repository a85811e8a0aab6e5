<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

/** One client among very many: what their pages ask is found by an index in every table. */
final class AmongManyTest extends ApplicationPagesTestCase {

	/** Doubles the rows of a table so often: 4,096 are enough for the database to choose as it would for a million. */
	private const DOUBLED = 12;

	/** Table => column that must be another in each row, and column that says whose a row is. */
	private const TABLES = array(
		'atoll_entries'           => array( 'idempotency_key', 'created_by' ),
		'atoll_drafts'            => array( 'token_hash', 'user_id' ),
		'atoll_document_requests' => array( '', 'entry_id' ),
		'atoll_case_events'       => array( '', 'entry_id' ),
		'atoll_cases'             => array( 'entry_id', '' ),
	);

	public function test_a_clients_pages_look_through_no_table(): void {
		global $wpdb;
		if ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) {
			$this->markTestSkipped( 'SQLite explains in other words.' );
		}
		$this->draftOf( $this->client, $this->openForm() );
		$this->documentRequests()->add( $this->entry, 'Payslips', '', $this->staff );
		array_map( $this->multiply( ... ), array_keys( self::TABLES ) );
		$queries = $this->queries();
		$tables  = array();
		foreach ( $queries as $query ) {
			foreach ( $wpdb->get_results( "EXPLAIN {$query}", ARRAY_A ) as $plan ) {
				$tables[] = $plan['table'];
				$this->assertNotNull( $plan['key'], "{$query}: {$plan['Extra']}" );
			}
		}
		$this->assertGreaterThanOrEqual(
			count( self::TABLES ),
			count( array_unique( $tables ) ),
			implode( ', ', $tables )
		);
	}

	/** @return list<string> What the dashboard and the application ask of our tables. */
	private function queries(): array {
		$queries = array();
		$collect = static function ( string $query ) use ( &$queries ): string {
			1 === preg_match( '/^\s*SELECT.+\b\w*(' . implode( '|', array_keys( self::TABLES ) ) . ')\b/s', $query )
				&& $queries[] = $query;
			return $query;
		};
		wp_set_current_user( $this->client );
		$_GET['entry'] = (string) $this->entry->id;
		add_filter( 'query', $collect );
		do_blocks( '<!-- wp:atoll/dashboard /--><!-- wp:atoll/application /-->' );
		remove_filter( 'query', $collect );
		unset( $_GET['entry'] );
		wp_set_current_user( 0 );
		return $queries;
	}

	private function multiply( string $name ): void {
		global $wpdb;
		$table                = $wpdb->prefix . $name;
		list( $key, $whose ) = self::TABLES[ $name ];
		$columns              = array_diff( $wpdb->get_col( "SHOW COLUMNS FROM {$table}" ), array( 'id' ) );
		for ( $time = 0; $time < self::DOUBLED; $time++ ) {
			$step   = 1 << $time;
			$values = array_map(
				static fn( string $column ): string => match ( $column ) {
					$key    => 'entry_id' === $key ? "entry_id + 1000000 + {$step}" : 'SHA2( UUID(), 256 )',
					$whose  => "{$column} + 1000000 + {$step}",
					default => $column,
				},
				$columns
			);
			$wpdb->query(
				"INSERT INTO {$table} (" . implode( ',', $columns ) . ') SELECT ' . implode( ',', $values )
					. " FROM {$table}"
			);
		}
		$wpdb->query( "ANALYZE TABLE {$table}" );
	}
}
