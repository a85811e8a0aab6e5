<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Jobs;

use Atoll\Forms\Mail\MailProvider;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Platform\Jobs\ScheduledJobs;
use Atoll\Portal\Files\PrivateFilesProvider;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Work of once a day or oftener: planned behind the site, done by one process at a time, and gone with the plugin. */
final class ScheduledJobsTest extends SiteTestCase {

	private const EVENT = 'atoll_test_daily';

	private int $done = 0;

	protected function tearDown(): void {
		$this->jobs()->deactivate();
		parent::tearDown();
	}

	public function test_each_is_planned_once_where_somebody_works_behind_the_site(): void {
		$jobs = $this->jobs();
		$this->assertFalse( wp_next_scheduled( self::EVENT ) );
		$jobs->schedule();
		$jobs->schedule();
		$this->assertSame( 'daily', wp_get_schedule( self::EVENT ) );
		$this->assertCount( 1, $this->planned() );
		$jobs->deactivate();
		$this->assertFalse( wp_next_scheduled( self::EVENT ) );
	}

	public function test_one_that_was_planned_while_the_clock_was_ahead_is_planned_anew(): void {
		wp_schedule_event( time() + 120 * 86400, ScheduledJobs::DAILY, self::EVENT );
		$this->assertSame( array( self::EVENT ), $this->jobs()->unplanned() );
		$this->jobs()->schedule();
		$this->assertLessThanOrEqual( time(), wp_next_scheduled( self::EVENT ) );
		$this->assertCount( 1, $this->planned() );
		$this->assertSame( array(), $this->jobs()->unplanned() );
	}

	public function test_one_that_is_planned_for_its_next_time_stays_also_where_somebody_has_made_that_rarer(): void {
		foreach ( array( 'daily' => 86400, 'weekly' => 604800 ) as $often => $seconds ) {
			$next = time() + $seconds;
			wp_schedule_event( $next, $often, self::EVENT );
			$this->jobs()->schedule();
			$this->assertSame( $next, wp_next_scheduled( self::EVENT ) );
			$this->assertSame( array(), $this->jobs()->unplanned() );
			wp_clear_scheduled_hook( self::EVENT );
		}
	}

	public function test_what_goes_on_with_a_jobs_work_a_minute_later_leaves_it_planned(): void {
		$next = time() + 86400;
		wp_schedule_event( $next, ScheduledJobs::DAILY, self::EVENT );
		wp_schedule_single_event( time() + 60, self::EVENT );
		$this->assertSame( array(), $this->jobs()->unplanned() );
		$this->jobs()->schedule();
		$this->assertNotFalse( wp_get_scheduled_event( self::EVENT, array(), $next ) );
		wp_schedule_single_event( time() + 120 * 86400, self::EVENT );
		$this->assertSame( array( self::EVENT ), $this->jobs()->unplanned(), 'The clock was ahead.' );
		$this->jobs()->schedule();
		$this->assertCount( 1, $this->planned() );
	}

	public function test_two_processes_do_not_do_the_same_at_once(): void {
		global $wpdb;
		$jobs  = $this->jobs();
		$other = new OptionLock( $wpdb, self::EVENT . '_lock' );
		$this->assertTrue( $other->acquire() );
		$jobs->run( self::EVENT );
		$this->assertSame( 0, $this->done );
		$other->release();
		$jobs->run( self::EVENT );
		$jobs->run( self::EVENT );
		$this->assertSame( 2, $this->done );
	}

	public function test_a_full_disk_is_logged_and_the_next_day_tries_again(): void {
		$log    = tempnam( sys_get_temp_dir(), 'log' );
		$before = ini_set( 'error_log', $log );
		$this->jobs( static fn() => throw new UploadsUnavailable( 'No space left.' ) )->run( self::EVENT );
		ini_set( 'error_log', (string) $before );
		$this->assertStringContainsString( 'No space left.', (string) file_get_contents( $log ) );
		$this->jobs()->run( self::EVENT );
		$this->assertSame( 1, $this->done );
	}

	public function test_all_of_the_product_are_planned(): void {
		Inside::get( ScheduledJobs::class )->schedule();
		$names = array(
			'drafts_expire', 'uploads_clean', 'invitations_end', 'captcha_tokens_expire', 'cases_clean',
			'access_log_expire', 'retention', 'entries_trash', 'keep_files',
		);
		foreach ( $names as $name ) {
			$this->assertSame( 'daily', wp_get_schedule( "atoll_{$name}" ), $name );
		}
		$this->assertSame( ScheduledJobs::FIVE_MINUTES, wp_get_schedule( MailProvider::DELIVER ) );
		$this->assertSame( 300, wp_get_schedules()[ ScheduledJobs::FIVE_MINUTES ]['interval'] );
	}

	public function test_mail_and_private_files_wait_for_another_process_at_them(): void {
		global $wpdb;
		$tables = array(
			MailProvider::DELIVER            => 'atoll_mail',
			PrivateFilesProvider::SYNC_FILES => 'wp_posts',
		);
		foreach ( $tables as $event => $table ) {
			$this->assertNotSame( array(), $this->queriesOf( $event, $table ), $event );
			$other = new OptionLock( $wpdb, "{$event}_lock" );
			$this->assertTrue( $other->acquire(), $event );
			$this->assertSame( array(), $this->queriesOf( $event, $table ), $event );
			$other->release();
		}
	}

	/** @return array<int, mixed> By their times. */
	private function planned(): array {
		return array_filter( _get_cron_array(), static fn( $events ) => isset( $events[ self::EVENT ] ) );
	}

	/** @return list<string> */
	private function queriesOf( string $event, string $table ): array {
		$queries = array();
		$note    = static function ( string $query ) use ( &$queries, $table ): string {
			if ( str_contains( $query, $table ) ) {
				$queries[] = $query;
			}
			return $query;
		};
		add_filter( 'query', $note );
		do_action( $event );
		remove_filter( 'query', $note );
		return $queries;
	}

	private function jobs( ?\Closure $work = null ): ScheduledJobs {
		global $wpdb;
		return new ScheduledJobs(
			array( ScheduledJobs::DAILY => array( self::EVENT => $work ?? fn() => ++$this->done ) ),
			static fn( string $name, int $seconds ) => new OptionLock( $wpdb, $name, $seconds )
		);
	}
}
