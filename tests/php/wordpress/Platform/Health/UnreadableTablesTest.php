<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Health;

use Atoll\Admin\Entries\UnreadBubble;
use Atoll\Composition\Schema;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Migrations\Table;
use Atoll\Tests\WordPress\Admin\Commands\CommandTestCase;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** Whichever table is gone, what tells of it still does: it is one line among all others. */
final class UnreadableTablesTest extends CommandTestCase {

	private const ASIDE = 'atoll_aside';

	private string $table = '';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', static fn() => new \WP_Error( 'away', 'away' ) );
		$this->actAs( 'administrator' );
	}

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( "RENAME TABLE {$wpdb->prefix}" . self::ASIDE . " TO {$wpdb->prefix}{$this->table}" );
		remove_all_filters( 'pre_http_request' );
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	#[DataProvider( 'tables' )]
	public function test_site_health_shows_every_line( string $table ): void {
		$this->takeAway( $table );
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		$lines = array_map(
			static fn( array $test ): array => ( $test['async_direct_test'] ?? $test['test'] )(),
			array( ...$tests['direct'], ...$tests['async'] )
		);
		$this->assertSame(
			count( Inside::services()->all( HealthCheck::class ) ),
			count( array_filter( array_column( $lines, 'label' ) ) )
		);
		$this->assertStringContainsString( $this->sentence(), $lines['atoll_tables']['description'] );
	}

	#[DataProvider( 'tables' )]
	public function test_the_doctor_prints_every_row( string $table ): void {
		$this->takeAway( $table );
		$this->assertStringContainsString( $this->sentence(), $this->fails( 'doctor' ) );
	}

	#[DataProvider( 'tables' )]
	public function test_monitoring_is_told_of_every_component( string $table ): void {
		$this->takeAway( $table );
		$reply = $this->get( '/s1t2/v1/health' );
		$this->assertSame( '', RestContract::complaint( 'atoll/health', $reply->get_data() ) );
		$this->assertCount( 4, $reply->get_data()['checks'] );
	}

	#[DataProvider( 'tables' )]
	public function test_the_dashboard_and_the_menu_are_shown( string $table ): void {
		$this->takeAway( $table );
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'dashboard' );
		ob_start();
		do_action( 'admin_notices' );
		$this->assertStringNotContainsString( 'could not be sent', (string) ob_get_clean() );
		$this->assertNotSame( '', Inside::get( UnreadBubble::class )->html() );
	}

	public function test_a_line_that_could_not_look_is_red_and_says_where_to_look(): void {
		$this->takeAway( 'atoll_mail' );
		$line = apply_filters( 'site_status_tests', array() )['direct']['atoll_mail']['test']();
		$this->assertSame( 'critical', $line['status'] );
		$this->assertSame( 'Emails about entries: this could not be checked', $line['label'] );
		$this->assertStringContainsString( 'PHP’s log', $line['description'] );
	}

	public function test_a_component_that_cannot_be_measured_is_a_failure_of_its_own(): void {
		$this->takeAway( 'atoll_mail' );
		$reply = $this->get( '/s1t2/v1/health' );
		$this->assertSame( array( 200, 'warn' ), array( $reply->get_status(), $reply->get_data()['status'] ) );
		$this->assertSame( array( array( 'status' => 'fail' ) ), $reply->get_data()['checks']['mail:queueAge'] );
	}

	/** @return iterable<string, array{string}> */
	public static function tables(): iterable {
		foreach ( Schema::MIGRATIONS as $migration ) {
			if ( is_subclass_of( $migration, Table::class ) ) {
				yield $migration::NAME => array( $migration::NAME );
			}
		}
	}

	private function takeAway( string $table ): void {
		global $wpdb;
		$this->table = $table;
		$wpdb->query( "RENAME TABLE {$wpdb->prefix}{$table} TO {$wpdb->prefix}" . self::ASIDE );
		Inside::forgetServices();
	}

	private function sentence(): string {
		return 'These tables are missing: ' . substr( $this->table, strlen( 'atoll_' ) ) . '.';
	}
}
