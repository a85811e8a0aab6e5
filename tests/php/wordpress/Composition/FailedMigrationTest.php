<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokensTable;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Services\LazyCallback;
use Atoll\Tests\WordPress\Support\Inside;

/** A database that makes no table or changes none, by its rights or a full disk, costs the site no page. */
final class FailedMigrationTest extends RefusedQueriesTestCase {

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

	private function forgetSteps( string $name ): void {
		update_option( Migrator::OPTION, array_diff_key( get_option( Migrator::OPTION ), array( $name => 0 ) ) );
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
