<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\HttpAnswer;

/** WordPress' own screen for registering, on a site that has it. */
final class RegistrationTest extends LoginTestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'users_can_register', '1' );
	}

	protected function tearDown(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$made = get_user_by( 'login', 'newcomer' );
		$made && wp_delete_user( $made->ID );
		update_option( 'users_can_register', '0' );
		parent::tearDown();
	}

	public function test_it_does_not_tell_whose_email_has_an_account(): void {
		$id    = $this->client();
		$known = $this->register( 'newcomer', $this->email );
		$this->assertFalse( get_user_by( 'login', 'newcomer' ) );
		$new = $this->register( 'newcomer', 'new-' . $this->email );
		wp_cache_flush();
		$this->assertNotFalse( get_user_by( 'login', 'newcomer' ) );
		$this->assertSame(
			array( 302, $new->header( 'Location' ), $new->body ),
			array( $known->status, $known->header( 'Location' ), $known->body )
		);
		$this->assertStringContainsString( 'checkemail=registered', $known->header( 'Location' ) );
		$this->assertNotSame( '', get_userdata( $id )->user_activation_key, 'its mailbox gets a link' );
	}

	public function test_nor_beside_what_else_is_wrong(): void {
		$this->client();
		$known = $this->register( '', $this->email );
		$this->assertSame( 200, $known->status );
		$this->assertStringNotContainsString( 'already registered', $known->body );
	}

	private function register( string $name, string $email ): HttpAnswer {
		return Http::post(
			'/wp-login.php?action=register',
			http_build_query( array( 'user_login' => $name, 'user_email' => $email ) )
		);
	}
}
