<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokensTable;
use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\TableRepair;
use Atoll\Platform\Migrations\TablesHealth;
use Atoll\Platform\Services\LazyCallback;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A database that makes no table or changes none, by its rights or a full disk, costs the site no page. */
final class FailedMigrationTest extends SiteTestCase {

	private string $log;

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

	public function test_a_request_goes_on_and_one_a_minute_later_tries_again(): void {
		Inside::get( UsedCaptchaTokensTable::class )->remove();
		$this->forgetSteps( 'captcha_tokens' );
		$tries = $this->refusing( 'CREATE TABLE', fn() => $this->beginRequest() );
		$this->assertSame( 1, $tries );
		$this->assertStringContainsString( 'a migration', (string) file_get_contents( $this->log ) );
		$this->assertSame( 'critical', $this->health()->status );

		$this->assertSame( 0, $this->refusing( 'CREATE TABLE', fn() => $this->beginRequest() ), 'It rests a minute.' );

		delete_transient( Migrator::PAUSE );
		$this->beginRequest();
		$this->assertSame( 'good', $this->health()->status );
	}

	public function test_a_step_whose_column_is_refused_counts_as_not_done(): void {
		$this->dropRequests();
		$this->forgetSteps( 'uploads' );
		$message = '';
		$this->refusing(
			'ALTER TABLE',
			static function () use ( &$message ): void {
				try {
					Inside::get( Migrator::class )->run();
				} catch ( \RuntimeException $error ) {
					$message = $error->getMessage();
				}
			}
		);
		$this->assertStringContainsString( 'request_id, key request_id: ', $message );
		$this->assertSame( 1, get_option( Migrator::OPTION )['uploads'] );
		$this->assertFalse( $this->hasRequests() );

		Inside::get( Migrator::class )->run();
		$this->assertTrue( $this->hasRequests() );
	}

	public function test_what_a_table_lacks_all_the_same_is_named_and_added_once_a_day(): void {
		$this->dropRequests();
		$health = $this->health();
		$this->assertSame( 'critical', $health->status );
		$this->assertStringContainsString( 'uploads (request_id, key request_id)', $health->description );

		do_action( 'atoll_tables_complete' );
		$this->assertTrue( $this->hasRequests() );
		$this->assertSame( 'good', $this->health()->status );
	}

	public function test_a_table_that_is_refused_keeps_no_other_from_what_it_lacks(): void {
		global $wpdb;
		$this->dropRequests();
		$wpdb->query( "ALTER TABLE {$wpdb->prefix}atoll_access_log DROP KEY user" );
		$first = array_key_first( Inside::get( TableRepair::class )->lacking() );
		$this->refusing(
			"ALTER TABLE {$wpdb->prefix}atoll_{$first} ",
			static fn() => Inside::get( TableRepair::class )->complete()
		);
		$this->assertSame( array( $first ), array_keys( Inside::get( TableRepair::class )->lacking() ) );
		$this->assertStringContainsString( 'a migration', (string) file_get_contents( $this->log ) );
		$this->assertNotFalse( get_transient( Migrator::PAUSE ) );
	}

	public function test_the_log_names_each_table_that_is_refused(): void {
		global $wpdb;
		$this->dropRequests();
		$wpdb->query( "ALTER TABLE {$wpdb->prefix}atoll_access_log DROP KEY user" );
		$this->refusing(
			"ALTER TABLE {$wpdb->prefix}atoll_",
			static fn() => Inside::get( TableRepair::class )->complete()
		);
		$log = (string) file_get_contents( $this->log );
		$this->assertStringContainsString( 'the table uploads: ', $log );
		$this->assertStringContainsString( 'the table access_log: ', $log );
	}

	/**
	 * @param string            $kind How refused queries begin.
	 * @param \Closure(): mixed $work
	 * @return int How many queries the database refused.
	 */
	private function refusing( string $kind, \Closure $work ): int {
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

	private function forgetSteps( string $name ): void {
		update_option( Migrator::OPTION, array_diff_key( get_option( Migrator::OPTION ), array( $name => 0 ) ) );
	}

	/** The column goes, and its key with it. */
	private function dropRequests(): void {
		global $wpdb;
		$wpdb->query( "ALTER TABLE {$wpdb->prefix}atoll_uploads DROP COLUMN request_id" );
	}

	private function hasRequests(): bool {
		global $wpdb;
		return array() !== $wpdb->get_results( "SHOW COLUMNS FROM {$wpdb->prefix}atoll_uploads LIKE 'request_id'" );
	}

	private function health(): HealthResult {
		return Inside::get( TablesHealth::class )->result();
	}

	/** What the plugin does first in every request. */
	private function beginRequest(): void {
		foreach ( array_column( $GLOBALS['wp_filter']['init']->callbacks[0], 'function' ) as $answer ) {
			if ( $answer instanceof LazyCallback ) {
				$answer( '' );
			}
		}
	}
}
