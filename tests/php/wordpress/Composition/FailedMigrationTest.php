<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokensTable;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\TablesHealth;
use Atoll\Platform\Services\LazyCallback;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A database that makes no table, by its rights or a full disk, costs the site no page. */
final class FailedMigrationTest extends SiteTestCase {

	private string $log;

	protected function setUp(): void {
		parent::setUp();
		$this->log = (string) tempnam( sys_get_temp_dir(), 'atoll' );
		Inside::get( UsedCaptchaTokensTable::class )->remove();
		update_option(
			Migrator::OPTION,
			array_diff_key( get_option( Migrator::OPTION ), array( 'captcha_tokens' => 0 ) )
		);
	}

	protected function tearDown(): void {
		Inside::get( Migrator::class )->run();
		unlink( $this->log );
		parent::tearDown();
	}

	public function test_a_request_goes_on_and_the_next_one_tries_again(): void {
		global $wpdb;
		$refuse = static fn( string $query ): string => str_contains( $query, 'CREATE TABLE' )
			? 'CREATE nothing'
			: $query;
		$logged = ini_set( 'error_log', $this->log );
		$shown  = $wpdb->suppress_errors();
		add_filter( 'query', $refuse );
		try {
			$this->beginRequest();
		} finally {
			remove_filter( 'query', $refuse );
			$wpdb->suppress_errors( $shown );
			ini_set( 'error_log', (string) $logged );
		}
		$this->assertStringContainsString( 'a migration', (string) file_get_contents( $this->log ) );
		$this->assertSame( 'critical', Inside::get( TablesHealth::class )->result()->status );

		$this->beginRequest();
		$this->assertSame( 'good', Inside::get( TablesHealth::class )->result()->status );
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
