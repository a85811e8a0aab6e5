<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

/** Tries are counted by network, too: those who share one are not kept out by each other for long. */
final class NetworkAttemptsTest extends LoginAttemptsTestCase {

	public function test_one_network_cannot_try_one_password_at_every_account(): void {
		for ( $i = 0; $i < 60; $i++ ) {
			$this->assertSame( array( 0 ), $this->tries( 1, "name-$i" ) );
		}
		$this->assertSame( array( 60 ), $this->tries( 1, 'name-60' ) );
		$this->assertSame( array( 0 ), $this->tries( 1, 'name-60', self::ELSEWHERE ) );
	}

	public function test_what_a_network_was_not_let_do_does_not_count_against_the_account(): void {
		for ( $i = 0; $i < 60; $i++ ) {
			$this->tries( 1, "name-$i" );
		}
		$this->assertSame( array_fill( 0, 10, 60 ), $this->tries( 10 ) );
		$this->now += 3600 + 1;
		$this->assertSame( array( 0, 0, 0, 0, 0, 15 ), $this->tries( 6 ) );
	}

	public function test_an_office_that_logs_in_is_not_a_network_that_guesses(): void {
		for ( $i = 0; $i < 70; $i++ ) {
			$this->throttle()->check( 'login', "name-$i", $this->visitor() );
			$this->throttle()->succeeded( 'login', "name-$i", $this->visitor() );
		}
		$this->assertSame( array( 0 ), $this->tries( 1, 'name-71' ) );
	}

	public function test_many_networks_share_one_patience_and_still_do_not_keep_the_owner_out(): void {
		$this->throttle()->check( 'login', 'jo', $this->visitor() );
		$this->throttle()->succeeded( 'login', 'jo', $this->visitor() );
		for ( $i = 0; $i < 100; $i++ ) {
			$this->assertSame( array( 0 ), $this->tries( 1, ip: "198.51.100.$i" ) );
		}
		$this->assertSame( array( 60 ), $this->tries( 1, ip: '192.0.2.1' ) );
		$this->assertSame( array( 0 ), $this->tries( 1 ) );
	}
}
