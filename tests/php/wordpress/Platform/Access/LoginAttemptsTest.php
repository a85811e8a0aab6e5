<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\RateLimits\LoginAttemptRepository;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use Atoll\Platform\Access\RateLimits\LoginAttemptTable;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Tests\WordPress\Support\Inside;

/** Guessing gets slower and slower; whoever knows the password is not kept out. */
final class LoginAttemptsTest extends LoginAttemptsTestCase {

	public function test_each_wait_is_twice_the_last_one(): void {
		$this->assertSame( array( 0, 0, 0, 0, 0 ), $this->tries( 5 ) );
		foreach ( array( 15, 30, 60, 120, 240, 480, 900, 900 ) as $wait ) {
			$this->assertSame( array( $wait ), $this->tries( 1 ) );
			$this->now += $wait - 1;
			$this->assertSame( array( 1 ), $this->tries( 1 ) );
			++$this->now;
			$this->assertSame( array( 0 ), $this->tries( 1 ) );
		}
	}

	public function test_a_day_without_tries_is_a_new_beginning(): void {
		$this->tries( 5 );
		$this->now += 86400 + 1;
		$this->assertSame( array( 0, 0, 0, 0, 0, 15 ), $this->tries( 6 ) );
	}

	public function test_a_login_forgets_the_tries_before_it(): void {
		$this->tries( 4 );
		$this->throttle()->check( 'login', 'jo', $this->visitor() );
		$this->throttle()->succeeded( 'login', 'jo', $this->visitor() );
		$this->assertSame( array( 0, 0, 0, 0, 0, 15 ), $this->tries( 6 ) );
	}

	public function test_a_stranger_holds_up_himself_and_not_the_owner(): void {
		$this->tries( 20 );
		$this->assertSame( array( 0 ), $this->tries( 1, ip: self::ELSEWHERE ) );
	}

	public function test_tries_while_one_has_to_wait_are_counted_nowhere(): void {
		$this->tries( 500 );
		$this->assertSame( array( 0 ), $this->tries( 1, 'sam' ) );
		$this->assertSame( array( 0 ), $this->tries( 1, ip: self::ELSEWHERE ) );
	}

	public function test_upper_case_and_spaces_make_no_other_account(): void {
		$this->tries( 5 );
		$this->assertSame( array( 15 ), $this->tries( 1, ' JO ' ) );
	}

	public function test_other_things_are_counted_by_themselves(): void {
		$this->tries( 5 );
		$this->assertSame( array( 0 ), $this->tries( 1, what: 'forgotten' ) );
	}

	public function test_a_try_counts_before_its_outcome_is_known(): void {
		// Another request counts between the look at a row and its change.
		$meddle = function ( string $query ) use ( &$meddle ): string {
			if ( str_contains( $query, 'SET tries = 5' ) ) {
				remove_filter( 'query', $meddle );
				$loginAttempts = new LoginAttempts(
					Inside::get( LoginAttemptRepository::class ),
					self::signer(),
					fn() => $this->now + 1
				);
				$loginAttempts->check( 'login', 'jo', $this->visitor() );
			}
			return $query;
		};
		$this->tries( 4 );
		add_filter( 'query', $meddle );
		$this->assertSame( array( 16 ), $this->tries( 1 ) );
	}

	public function test_others_who_log_in_at_the_same_moment_hold_nobody_up(): void {
		$others = 20;
		$meddle = function ( string $query ) use ( &$others, &$meddle ): string {
			if ( $others > 0 && str_contains( $query, 'SET tries = ' ) && ! str_contains( $query, 'tries - 1' ) ) {
				--$others;
				remove_filter( 'query', $meddle );
				$this->throttle()->check( 'login', "colleague {$others}", $this->visitor() );
				add_filter( 'query', $meddle );
			}
			return $query;
		};
		$this->tries( 1 );
		add_filter( 'query', $meddle );
		$waits = $this->tries( 1, 'sam' );
		remove_filter( 'query', $meddle );
		$this->assertSame( array( array( 0 ), 0 ), array( $waits, $others ) );
	}

	public function test_it_keeps_no_name_and_no_address(): void {
		global $wpdb;
		$this->tries( 1, 'jo@example.com' );
		$kept = (string) wp_json_encode(
			$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}" . LoginAttemptTable::NAME )
		);
		$this->assertStringContainsString( 'bucket', $kept );
		$this->assertStringNotContainsString( 'jo', $kept );
		$this->assertStringNotContainsString( hash( 'sha256', 'jo@example.com' ), $kept );
		$this->assertStringNotContainsString( self::HERE, $kept );
	}

	public function test_what_is_over_is_forgotten(): void {
		global $wpdb;
		$this->tries( 1, 'sam' );
		$this->now += 86400 + 1;
		$this->tries( 1 );
		$this->assertSame(
			3,
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . LoginAttemptTable::NAME )
		);
	}

	public function test_a_database_that_cannot_count_holds_nobody_back(): void {
		$broken = static fn( string $query ) => str_contains( $query, LoginAttemptTable::NAME )
			? 'SELECT nonsense FROM nowhere'
			: $query;
		add_filter( 'query', $broken );
		$this->assertSame( array_fill( 0, 10, 0 ), $this->tries( 10 ) );
		remove_filter( 'query', $broken );
	}

	public function test_the_refusal_says_how_long_to_wait(): void {
		$this->assertStringContainsString( 'Wait a minute', ( new TooManyRequests( 15 ) )->getMessage() );
		$this->assertStringContainsString( 'wait 15 minutes', ( new TooManyRequests( 900 ) )->getMessage() );
	}
}
