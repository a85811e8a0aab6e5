<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailProvider;
use Atoll\Forms\Mail\Queue\MailSchedule;
use Atoll\Platform\Jobs\ScheduledJobs;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\Mail\MailServer;

/** A host where PHP cannot go on after the answer, on a site that refuses its own requests. */
final class BlockedLoopbackTest extends MailQueueTestCase {

	protected function setUp(): void {
		parent::setUp();
		delete_option( MailSchedule::HEARD );
		$this->server = new MailServer( 'take' );
		add_filter(
			'pre_http_request',
			static fn() => array( 'response' => array( 'code' => 401 ), 'headers' => array(), 'body' => '' )
		);
	}

	protected function tearDown(): void {
		remove_all_filters( 'pre_http_request' );
		delete_option( MailSchedule::HEARD );
		$this->planCron( time() );
		parent::tearDown();
	}

	public function test_the_next_request_sends_what_the_last_one_left(): void {
		$this->planCron( time() + 200 );
		$this->queue( $this->message() );
		$this->endRequest();
		$this->assertSame( array(), $this->server->taken(), 'The request to the site itself may yet begin.' );
		$this->time += 61;
		$this->endRequest();
		$this->assertCount( 1, $this->server->taken() );
	}

	public function test_where_cron_is_late_a_request_sends_what_it_queued(): void {
		$this->planCron( time() - 3600 );
		$this->queue( $this->message() );
		$this->endRequest();
		$this->assertCount( 1, $this->server->taken() );
	}

	/** A host without FPM may be as late: a page cache, or a cron job that runs every quarter of an hour. */
	public function test_where_the_site_hears_itself_no_visitor_waits_until_something_is_left_all_the_same(): void {
		update_option( MailSchedule::HEARD, '1', true );
		$this->planCron( time() - 3600 );
		$this->queue( $this->message() );
		$this->endRequest();
		$this->assertSame( array(), $this->server->taken() );
		$this->time += 61;
		$this->endRequest();
		$this->assertCount( 1, $this->server->taken(), 'It no longer hears itself.' );
		$this->queue( $this->message() );
		$this->endRequest();
		$this->assertCount( 2, $this->server->taken() );
	}

	public function test_each_request_sends_its_own_as_long_as_cron_is_late(): void {
		$this->planCron( time() - 3600 );
		foreach ( array( 1, 2 ) as $sent ) {
			$this->queue( $this->message() );
			$this->endRequest();
			$this->assertCount( $sent, $this->server->taken() );
		}
	}

	private function planCron( int $time ): void {
		wp_clear_scheduled_hook( MailProvider::DELIVER );
		wp_schedule_event( $time, ScheduledJobs::FIVE_MINUTES, MailProvider::DELIVER );
	}

	private function endRequest(): void {
		$this->assertFalse( MailSchedule::canWorkAfterAnswer() );
		$schedule = new MailSchedule(
			fn() => $this->delivery( fn() => $this->time ),
			static fn() => null,
			fn( int $seconds ): int => $this->mailCounts( fn() => $this->time )->untried( $seconds ),
			self::signer(),
			Inside::get( ScheduledJobs::class )
		);
		remove_all_actions( 'shutdown', PHP_INT_MAX );
		$schedule->afterAnswer();
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[ PHP_INT_MAX ] as $callback ) {
			( $callback['function'] )();
		}
		remove_all_actions( 'shutdown', PHP_INT_MAX );
	}
}
