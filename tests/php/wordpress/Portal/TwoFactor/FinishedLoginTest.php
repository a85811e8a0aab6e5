<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\TwoFactor;

use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** A login that its code has ended leaves behind what one without a code does. */
final class FinishedLoginTest extends TwoFactorTestCase {

	public function test_an_unused_link_to_a_new_password_ends_with_it_and_not_with_the_password_alone(): void {
		$key     = Inside::get( PasswordResetKeys::class )->make( get_userdata( $this->clientWithTwoStep() ) );
		$browser = new Browser();
		$step    = (string) $this->logIn( browser: $browser )->header( 'Location' );
		$this->assertStringContainsString( 'new-password', Http::get( "{$this->login}?reset={$key}" )->body );
		$this->assertSame( 303, $this->sendCode( $browser, $step, self::currentCode() )->status );
		$this->assertStringContainsString( 'no longer works', Http::get( "{$this->login}?reset={$key}" )->body );
	}

	public function test_in_the_small_window_of_wp_admin_it_ends_as_wordpress_does(): void {
		$page = $this->logInAgain( array( 'interim-login' => '1' ) );
		$this->assertStringContainsString( 'interim-login-success', $page );
		$this->assertStringNotContainsString( 'customize', $page );
	}

	public function test_the_customizer_is_told_so_that_it_shows_again(): void {
		$page = $this->logInAgain( array( 'interim-login' => '1', 'customize-login' => '1' ) );
		$this->assertMatchesRegularExpression( '~customize-base(\.min)?\.js.*</script>\s*<script[^>]*>.*new wp\.customize\.Messenger\(.*"channel":"login".*\.send\( \'login\' \)~s', $page );
	}

	/**
	 * @param array<string, string> $window What the screen below adds to the login's form.
	 * @return string The page after the code.
	 */
	private function logInAgain( array $window ): string {
		$id = $this->user( 'administrator' );
		$this->switchOnTwoStep( $id );
		$browser = new Browser();
		$step    = (string) $this->wpLogin( $browser, $window, get_userdata( $id )->user_login, 'password' )
			->header( 'Location' );
		return $browser->post( $step, 'code=' . self::currentCode() )->body;
	}
}
