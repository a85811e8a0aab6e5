<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\TwoFactor;

use Atoll\Platform\Access\Signer;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\TwoFactor\Login\LoginTicket;
use Atoll\Portal\TwoFactor\Login\LoginTickets;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Inside;

/** Between the password and the code: one person's ticket, in one browser, for a while. */
final class LoginTicketTest extends TwoFactorTestCase {

	public function test_a_code_is_worth_nothing_in_a_browser_that_has_not_typed_the_password(): void {
		$this->clientWithTwoStep();
		$step    = (string) $this->logIn()->header( 'Location' );
		$browser = new Browser();
		$answer  = $this->sendCode( $browser, $step, self::currentCode() );
		$this->assertStringContainsString( 'atoll_done=code-time-over', (string) $answer->header( 'Location' ) );
		$this->assertFalse( $this->isLoggedIn( $browser ) );
	}

	public function test_whoever_has_no_ticket_is_told_and_led_to_what_was_asked_for_all_the_same(): void {
		$this->clientWithTwoStep();
		$path    = (string) wp_parse_url( $this->application, PHP_URL_PATH );
		$query   = '?portalRedirect=' . rawurlencode( $path );
		$step    = (string) $this->logIn( query: $query )->header( 'Location' );
		$browser = new Browser();
		$this->assertTrue( str_contains( $browser->get( $step )->body, 'Your code has expired' ) );
		$again = (string) $this->sendCode( $browser, $step, self::currentCode() )->header( 'Location' );
		$this->assertSame( add_query_arg( 'atoll_done', 'code-time-over', $this->login . $query ), $again );
		$post = http_build_query( array( 'atoll_action' => 'log-in-code', 'invitation' => 'of-mine', 'code' => '1' ) );
		$this->assertStringContainsString(
			'invitation=of-mine',
			(string) $browser->post( $step, $post )->header( 'Location' )
		);
	}

	public function test_a_ticket_ends_after_a_quarter_of_an_hour(): void {
		$id      = $this->clientWithTwoStep();
		$browser = new Browser();
		$before  = time();
		$this->logIn( browser: $browser );
		$after = time();
		$this->assertSame( $id, $this->ticketAt( $before + 900, $browser )?->user->ID );
		$this->assertNull( $this->ticketAt( $after + 901, $browser ) );
	}

	public function test_a_ticket_is_one_persons_and_ends_with_the_password(): void {
		$id      = $this->clientWithTwoStep();
		$other   = $this->user( 'atoll_client' );
		$browser = new Browser();
		$step    = (string) $this->logIn( browser: $browser )->header( 'Location' );
		$name    = (string) array_key_first( $browser->cookies );
		$ticket  = $browser->cookies[ $name ];
		$browser->cookies[ $name ] = (string) preg_replace( "/^{$id}\./", "{$other}.", $ticket );
		$this->assertStringContainsString(
			'code-time-over',
			(string) $this->sendCode( $browser, $step, self::currentCode() )->header( 'Location' )
		);
		$browser->cookies[ $name ] = $ticket;
		wp_set_password( 'another otter umbrella', $id );
		$this->assertStringContainsString(
			'code-time-over',
			(string) $this->sendCode( $browser, $step, self::currentCode() )->header( 'Location' )
		);
		$this->assertFalse( $this->isLoggedIn( $browser ) );
	}

	private function ticketAt( int $seconds, Browser $browser ): ?LoginTicket {
		$clock   = static fn(): int => $seconds;
		$before  = $_COOKIE;
		$_COOKIE = $browser->cookies;
		try {
			return ( new LoginTickets( Inside::get( Signer::class ), new CurrentRequest(), $clock ) )->current();
		} finally {
			$_COOKIE = $before;
		}
	}
}
