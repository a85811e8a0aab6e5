<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Health;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Database\DeadlockRetry;
use Atoll\Platform\Database\WriteProbe;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What balancers, monitoring and strangers are told of the site's health. */
final class GetHealthTest extends SiteTestCase {

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		wp_clear_scheduled_hook( 'atoll_test_job' );
		parent::tearDown();
	}

	public function test_strangers_learn_one_word(): void {
		$answer = Http::get( '/?rest_route=/s1t2/v1/health' );
		$this->assertSame( array( 200, '{"status":"pass"}' ), array( $answer->status, $answer->body ) );
		$this->assertStringStartsWith( 'application/health+json', $answer->header( 'Content-Type' ) );
		$this->assertSame( 'no-store', $answer->header( 'Cache-Control' ) );
	}

	public function test_a_database_that_takes_no_writes_is_a_failure(): void {
		$administrator = $this->user( 'administrator' );
		add_filter(
			'query',
			static fn( string $sql ): string => str_starts_with( $sql, 'INSERT' )
				? 'INSERT INTO nowhere VALUES (1)'
				: $sql
		);
		$reply = $this->get( '/s1t2/v1/health' );
		$this->assertSame(
			array( 503, array( 'status' => 'fail' ) ),
			array( $reply->get_status(), $reply->get_data() )
		);
		wp_set_current_user( $administrator );
		$reply = $this->get( '/s1t2/v1/health' );
		$this->assertSame(
			array( 503, 'fail' ),
			array( $reply->get_status(), $reply->get_data()['checks']['database:responseTime'][0]['status'] )
		);
	}

	public function test_asking_often_writes_once_in_ten_seconds_and_leaves_one_row(): void {
		global $wpdb;
		$time   = 1_000_000;
		$probe = new WriteProbe( $wpdb, new DeadlockRetry( $wpdb ), static function () use ( &$time ): int {
			return $time;
		} );
		$rows = array();
		foreach ( array( 0, 1, 9, 10, 300 ) as $later ) {
			$time = 1_000_000 + $later;
			$this->assertTrue( $probe->takesWrites() );
			$rows[] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_rate_limits" );
		}
		$this->assertSame( array( 1, 1, 1, 2, 1 ), $rows );
	}

	public function test_strangers_cost_three_queries_at_most(): void {
		global $wpdb;
		$before = $wpdb->num_queries;
		$this->get( '/s1t2/v1/health' );
		$this->assertLessThanOrEqual( 3, $wpdb->num_queries - $before );
	}

	public function test_administrators_see_every_component(): void {
		$this->actAs( 'administrator' );
		$this->mailRepository()->add(
			new MailMessage( array( 'jo@example.com' ), 'Josephine', '<p>Text</p>', 'Text' ),
			0,
			0
		);
		$reply = $this->get( '/s1t2/v1/health' );
		$this->assertSame( '', RestContract::complaint( 'atoll/health', $reply->get_data() ) );
		$this->assertSame(
			array( 'database:responseTime', 'cron:delay', 'files:freeSpace', 'mail:queueAge' ),
			array_keys( $reply->get_data()['checks'] )
		);
		$this->assertStringNotContainsString( 'Jo', (string) wp_json_encode( $reply->get_data() ) );
	}

	#[DataProvider( 'troubles' )]
	public function test_what_is_late_is_a_warning_and_takes_no_machine_away(
		\Closure $trouble,
		string $component
	): void {
		$trouble( $this );
		$this->assertSame( array( 'status' => 'pass' ), $this->get( '/s1t2/v1/health' )->get_data() );
		$this->actAs( 'administrator' );
		$reply = $this->get( '/s1t2/v1/health' );
		$this->assertSame( array( 200, 'warn' ), array( $reply->get_status(), $reply->get_data()['status'] ) );
		$this->assertSame( 'warn', $reply->get_data()['checks'][ $component ][0]['status'] );
		$this->assertEqualsWithDelta( 7200, $reply->get_data()['checks'][ $component ][0]['observedValue'], 60 );
	}

	/** @return iterable<string, array{\Closure, string}> */
	public static function troubles(): iterable {
		yield 'a job that does not run' => array(
			static fn() => wp_schedule_single_event( time() - 7200, 'atoll_test_job' ),
			'cron:delay',
		);
		yield 'mail that nobody takes' => array(
			static function ( self $test ): void {
				global $wpdb;
				$test->mailRepository()->add(
					new MailMessage( array( 'jo@example.com' ), 'Subject', '<p>Text</p>', 'Text' ),
					0,
					0
				);
				$wpdb->query(
					"UPDATE {$wpdb->prefix}atoll_mail SET date_created = '" . gmdate( 'Y-m-d H:i:s', time() - 7200 )
						. "'"
				);
			},
			'mail:queueAge',
		);
	}
}
