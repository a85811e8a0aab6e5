<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\TwoFactor;

use Atoll\Portal\Login\PasswordResetKeys;
use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\Http;

/** A login that its code has ended leaves behind what one without a code does. */
final class FinishedLoginTest extends TwoFactorTestCase {

	public function test_an_unused_link_to_a_new_password_ends_with_it_and_not_with_the_password_alone(): void {
		$key     = ( new PasswordResetKeys() )->make( get_userdata( $this->clientWithTwoStep() ) );
		$browser = new Browser();
		$step    = (string) $this->logIn( browser: $browser )->header( 'Location' );
		$this->assertStringContainsString( 'new-password', Http::get( "{$this->login}?reset={$key}" )->body );
		$this->assertSame( 303, $this->sendCode( $browser, $step, self::currentCode() )->status );
		$this->assertStringContainsString( 'no longer works', Http::get( "{$this->login}?reset={$key}" )->body );
	}
}
