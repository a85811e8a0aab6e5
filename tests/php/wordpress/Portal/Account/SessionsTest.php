<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use WP_Session_Tokens;

final class SessionsTest extends AccountTestCase {

	public function test_the_page_says_on_how_many_devices_and_which(): void {
		$user   = $this->actAs( 'atoll_client' );
		$tokens = WP_Session_Tokens::get_instance( $user );
		foreach ( array( 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) AppleWebKit/605.1 Version/18.5 Mobile Safari/604.1' ) as $browser ) {
			$_SERVER['HTTP_USER_AGENT'] = $browser;
			$token = $tokens->create( time() + 3600 );
		}
		$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $user, time() + 3600, 'logged_in', $token );
		$html = $this->block();
		unset( $_COOKIE[ LOGGED_IN_COOKIE ], $_SERVER['HTTP_USER_AGENT'] );
		$this->assertStringContainsString( 'You are logged in on 2 devices.', $html );
		$this->assertMatchesRegularExpression( '~<ul class="atoll-profile__list" role="list"><li><span>Safari on iPhone <em>\(this one\)</em></span>.*<li><span>Firefox on Windows</span>~s', $html );
		$this->assertStringContainsString( 'value="log-out-everywhere"', $html );
	}
}
