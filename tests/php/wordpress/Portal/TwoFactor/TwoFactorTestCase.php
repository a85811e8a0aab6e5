<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\TwoFactor;

use Atoll\Platform\Access\RateLimits\LoginAttemptTable;
use Atoll\Portal\TwoFactor\Totp;
use Atoll\Portal\TwoFactor\TwoFactor;
use Atoll\Tests\WordPress\Portal\Login\LoginTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;

/** People whose login asks for a code, and what they type. */
abstract class TwoFactorTestCase extends LoginTestCase {

	protected const SEED = '12345678901234567890';

	/** @var list<string> Recovery codes. */
	protected array $codes = array();

	protected function setUp(): void {
		parent::setUp();
		$this->clear();
	}

	protected function tearDown(): void {
		$this->clear();
		parent::tearDown();
	}

	/** A client whose two-step login is on. */
	protected function clientWithTwoStep(): int {
		$id = $this->client();
		$this->switchOnTwoStep( $id );
		return $id;
	}

	protected function switchOnTwoStep( int $id ): void {
		$this->codes = (array) Inside::get( TwoFactor::class )->switchOn( $id, self::SEED, 1 );
	}

	protected static function currentCode(): string {
		return Totp::code( self::SEED, intdiv( time(), Totp::SECONDS ) );
	}

	protected function sendCode( Browser $browser, string $step, string $code ): HttpAnswer {
		return $browser->post( $step, http_build_query( array( 'atoll_action' => 'log-in-code', 'code' => $code ) ) );
	}

	/** @param array<string, string> $more */
	protected function wpLogin(
		Browser $browser,
		array $more,
		?string $name = null,
		string $password = self::PASSWORD
	): HttpAnswer {
		return $browser->post(
			'/wp-login.php',
			http_build_query( array( 'log' => $name ?? $this->email, 'pwd' => $password ) + $more )
		);
	}

	protected function xmlrpc( string $name, string $password ): HttpAnswer {
		$call = "<?xml version=\"1.0\"?><methodCall><methodName>wp.getUsersBlogs</methodName><params><param><value><string>{$name}</string></value></param><param><value><string>{$password}</string></value></param></params></methodCall>";
		return ( new Browser() )->post( '/xmlrpc.php', $call, array( 'Content-Type: text/xml' ) );
	}

	private function clear(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . LoginAttemptTable::NAME );
	}

	protected function assertWPError( mixed $what ): void {
		$this->assertInstanceOf( \WP_Error::class, $what );
	}
}
