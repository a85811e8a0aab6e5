<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login\WordPressScreens;

use Atoll\Tests\WordPress\Portal\Login\LoginTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** WordPress' own screen for registering, on a site that has it. */
final class RegistrationTest extends LoginTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/user.php';
		update_option( 'users_can_register', '1' );
	}

	protected function tearDown(): void {
		foreach ( array( 'newcomer', 'latecomer' ) as $name ) {
			$made = get_user_by( 'login', $name );
			$made && wp_delete_user( $made->ID );
		}
		update_option( 'users_can_register', '0' );
		parent::tearDown();
	}

	public function test_it_does_not_tell_whose_email_has_an_account(): void {
		$id    = $this->client();
		$known = $this->register( 'newcomer', $this->email );
		$this->assertFalse( get_user_by( 'login', 'newcomer' ) );
		$new = $this->register( 'latecomer', 'late-' . $this->email );
		wp_cache_flush();
		$this->assertNotFalse( get_user_by( 'login', 'latecomer' ) );
		$this->assertSame(
			array( 302, $new->header( 'Location' ), $new->body ),
			array( $known->status, $known->header( 'Location' ), $known->body )
		);
		$this->assertStringContainsString( 'checkemail=registered', $known->header( 'Location' ) );
		for ( $try = 0; $try < 50 && '' === $this->resetKey( $id ); $try++ ) {
			usleep( 100_000 ); // It is made after the answer.
		}
		$this->assertNotSame( '', $this->resetKey( $id ), 'its mailbox gets a link' );
	}

	public function test_nor_beside_what_else_is_wrong(): void {
		$this->client();
		$known = $this->register( '', $this->email );
		$this->assertSame( 200, $known->status );
		$this->assertStringNotContainsString( 'already registered', $known->body );
	}

	public function test_nor_by_asking_for_the_name_again(): void {
		$this->client();
		$this->register( 'newcomer', $this->email );
		$known = $this->register( 'newcomer', '' );
		$this->register( 'latecomer', 'late-' . $this->email );
		wp_cache_flush();
		$new = $this->register( 'latecomer', '' );
		$this->assertStringContainsString( 'already registered', $new->body );
		$this->assertSame( str_replace( 'latecomer', 'newcomer', $new->body ), $known->body );
	}

	public function test_a_new_accounts_mail_waits_for_the_answer(): void {
		$sent = 0;
		add_filter(
			'pre_wp_mail',
			$count = static function () use ( &$sent ): bool {
				++$sent;
				return true;
			}
		);
		do_action( 'login_form_register' );
		$waiting = $this->shutdownTasks();
		$id      = register_new_user( 'newcomer', 'new-' . $this->email );
		$this->assertIsInt( $id );
		$this->assertSame( array( 0, $waiting + 1 ), array( $sent, $this->shutdownTasks() ) );
		foreach ( array_slice( $GLOBALS['wp_filter']['shutdown'][ PHP_INT_MAX - 1 ], $waiting ) as $task ) {
			remove_action( 'shutdown', $task['function'], PHP_INT_MAX - 1 );
			( $task['function'] )();
		}
		$this->assertSame( 2, $sent, 'to the mailbox, and to the site’s' );
		remove_filter( 'pre_wp_mail', $count );
		add_action( 'register_new_user', 'wp_send_new_user_notifications' );
		unset( $GLOBALS['wp_actions']['login_form_register'] );
	}

	private function shutdownTasks(): int {
		return count( $GLOBALS['wp_filter']['shutdown'][ PHP_INT_MAX - 1 ] ?? array() );
	}

	private function resetKey( int $user ): string {
		clean_user_cache( $user );
		return get_userdata( $user )->user_activation_key;
	}

	private function register( string $name, string $email ): HttpAnswer {
		return Http::post(
			'/wp-login.php?action=register',
			http_build_query( array( 'user_login' => $name, 'user_email' => $email ) )
		);
	}
}
