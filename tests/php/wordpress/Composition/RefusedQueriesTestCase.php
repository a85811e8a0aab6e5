<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\TableRepair;
use Atoll\Platform\Migrations\TablesHealth;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A database that refuses queries, what PHP logs of it, and a table that lacks a column. */
abstract class RefusedQueriesTestCase extends SiteTestCase {

	protected string $log;

	protected function setUp(): void {
		parent::setUp();
		$this->log = (string) tempnam( sys_get_temp_dir(), 'atoll' );
	}

	protected function tearDown(): void {
		delete_transient( Migrator::PAUSE );
		Inside::get( Migrator::class )->run();
		Inside::get( TableRepair::class )->complete();
		unlink( $this->log );
		parent::tearDown();
	}

	/**
	 * @param string            $kind How refused queries begin.
	 * @param \Closure(): mixed $work
	 * @return int How many queries the database refused.
	 */
	protected function refusing( string $kind, \Closure $work ): int {
		global $wpdb;
		$count  = 0;
		$refuse = static function ( string $query ) use ( $kind, &$count ): string {
			$isRefused = str_starts_with( $query, $kind );
			$count    += $isRefused ? 1 : 0;
			return $isRefused ? 'ALTER nothing' : $query;
		};
		$logged = ini_set( 'error_log', $this->log );
		$shown  = $wpdb->suppress_errors();
		add_filter( 'query', $refuse );
		try {
			$work();
		} finally {
			remove_filter( 'query', $refuse );
			$wpdb->suppress_errors( $shown );
			ini_set( 'error_log', (string) $logged );
		}
		return $count;
	}

	/** The column goes, and its key with it. */
	protected function dropRequests(): void {
		global $wpdb;
		$wpdb->query( "ALTER TABLE {$wpdb->prefix}atoll_uploads DROP COLUMN request_id" );
	}

	protected function hasRequests(): bool {
		global $wpdb;
		return array() !== $wpdb->get_results( "SHOW COLUMNS FROM {$wpdb->prefix}atoll_uploads LIKE 'request_id'" );
	}

	protected function health(): HealthResult {
		return Inside::get( TablesHealth::class )->result();
	}
}
