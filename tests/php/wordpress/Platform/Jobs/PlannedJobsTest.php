<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Jobs;

use Atoll\Platform\Health\Measurement;
use Atoll\Platform\Jobs\JobsHealth;
use Atoll\Platform\Jobs\ScheduledJobs;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Sites whose wp-admin nobody opens have all jobs too, and one that has not says so. */
final class PlannedJobsTest extends SiteTestCase {

	private const EVENT = 'atoll_drafts_expire';

	protected function setUp(): void {
		parent::setUp();
		Inside::get( ScheduledJobs::class )->deactivate();
	}

	protected function tearDown(): void {
		Inside::get( ScheduledJobs::class )->schedule();
		parent::tearDown();
	}

	public function test_a_site_that_no_one_has_opened_yet_has_them_after_its_first_request(): void {
		$this->load();
		$this->assertFalse( $this->isPlanned() );
		$steps = get_option( Migrator::OPTION );
		update_option( Migrator::OPTION, array_slice( (array) $steps, 1 ) );
		$this->load();
		$this->assertEquals( $steps, get_option( Migrator::OPTION ) );
		$this->assertTrue( $this->isPlanned() );
	}

	public function test_activating_the_plugin_plans_them(): void {
		\Atoll\plugin()->activate();
		$this->assertTrue( $this->isPlanned() );
	}

	/** `wp cron event run` says too late that it is cron. */
	public function test_the_command_line_plans_them(): void {
		$this->load( "define( 'WP_CLI', true );" );
		$this->assertTrue( $this->isPlanned() );
	}

	public function test_site_health_and_monitoring_say_which_are_not_planned(): void {
		$health = Inside::get( JobsHealth::class );
		$this->assertSame( 'critical', $health->result()->status );
		$this->assertStringContainsString( self::EVENT, $health->result()->description );
		$this->assertSame( Measurement::WARN, $health->measure()->status );
		Inside::get( ScheduledJobs::class )->schedule();
		$this->assertSame( 'good', $health->result()->status );
		$this->assertSame( Measurement::PASS, $health->measure()->status );
	}

	/** A process of its own that loads WordPress and does nothing. */
	private function load( string $before = '' ): void {
		$host = wp_parse_url( home_url(), PHP_URL_HOST );
		$code = "\$_SERVER['HTTP_HOST'] = '{$host}'; {$before} require '" . ABSPATH . "wp-load.php';";
		exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $code ), $lines, $status );
		$this->assertSame( array( 0, array() ), array( $status, $lines ) );
		wp_cache_flush();
	}

	private function isPlanned(): bool {
		return false !== wp_next_scheduled( self::EVENT );
	}
}
