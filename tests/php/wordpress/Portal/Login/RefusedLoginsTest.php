<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Tests\WordPress\Support\Http\Browser;

/** Another plugin may refuse a login whose password is right: a captcha, an account on hold. */
final class RefusedLoginsTest extends LoginTestCase {

	private const PLUGIN = WP_CONTENT_DIR . '/mu-plugins/atoll-refusing-plugin.php';

	private const MISMATCH = 'That email and password do not match.';

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( dirname( self::PLUGIN ) );
		copy( dirname( __DIR__, 2 ) . '/Support/Plugins/refusing-plugin.php', self::PLUGIN );
		update_option( 'atoll_test_refusal', '<strong>Error</strong>: Tick &amp; try <a href="/x">again</a>.' );
		$this->client();
	}

	protected function tearDown(): void {
		unlink( self::PLUGIN );
		delete_option( 'atoll_test_refusal' );
		parent::tearDown();
	}

	public function test_whoever_knows_the_password_reads_why(): void {
		$answer = $this->logIn();
		$this->assertSame( 403, $answer->status );
		$this->assertStringContainsString( 'Error: Tick &amp; try again.', $answer->body );
		$this->assertStringNotContainsString( self::MISMATCH, $answer->body );
		$call = $this->call( self::PASSWORD );
		$this->assertSame(
			array( 'atoll_login_refused', 'Error: Tick & try again.' ),
			array( $call['code'], $call['message'] )
		);
	}

	public function test_one_that_says_nothing_is_spoken_for(): void {
		update_option( 'atoll_test_refusal', ' ' );
		$this->assertStringContainsString( 'security blocked the login', $this->call( self::PASSWORD )['message'] );
	}

	public function test_nobody_else_learns_anything(): void {
		$answer = $this->logIn( 'something else' );
		$this->assertSame( 401, $answer->status );
		$this->assertStringContainsString( self::MISMATCH, $answer->body );
		$this->assertSame( 'atoll_login_failed', $this->call( 'something else' )['code'] );
		$this->assertSame( 'atoll_login_failed', $this->call( self::PASSWORD, "{$this->email}%%4141" )['code'] );
	}

	public function test_it_counts_as_no_guess(): void {
		for ( $try = 0; $try < 10; $try++ ) {
			$this->assertSame( 403, $this->logIn()->status );
		}
		for ( $try = 0; $try < 5; $try++ ) {
			$this->assertSame( 401, $this->logIn( 'something else' )->status );
		}
		$this->assertSame( 429, $this->logIn()->status, 'guesses still do' );
	}

	/** @return array{code: string, message: string} */
	private function call( string $password, ?string $name = null ): array {
		return ( new Browser() )->post(
			'/wp-json/s1t2/v1/login',
			http_build_query( array( 'log' => $name ?? $this->email, 'pwd' => $password ) )
		)->json();
	}
}
