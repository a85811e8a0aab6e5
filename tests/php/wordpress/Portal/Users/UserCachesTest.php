<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Users;

use Atoll\Portal\Users\UserWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use WP_User;

/** What another request reads and caches of a login, while this one changes it, is in no cache afterwards. */
final class UserCachesTest extends SiteTestCase {

	public function test_of_a_login_that_ends(): void {
		$user = get_userdata( $this->user( 'atoll_client' ) );
		$this->assertForgotten( $user, 'deleted_user', static function ( UserWriter $rows ) use ( $user ): void {
			$rows->remove( $user->ID, 0, false );
		} );
		$this->assertFalse( get_user_by( 'email', $user->user_email ) );
	}

	public function test_of_an_address_that_was_changed(): void {
		add_filter( 'send_email_change_email', '__return_false' );
		$user = get_userdata( $this->user( 'atoll_client' ) );
		$this->assertForgotten( $user, 'profile_update', static function ( UserWriter $rows ) use ( $user ): void {
			$rows->change( $user->ID, array( 'user_email' => "new-{$user->user_email}" ) );
		} );
		remove_filter( 'send_email_change_email', '__return_false' );
		$this->assertFalse( get_user_by( 'email', $user->user_email ) );
	}

	/** @param \Closure( UserWriter ): void $change */
	private function assertForgotten( WP_User $user, string $moment, \Closure $change ): void {
		$caches = array(
			'userlogins' => $user->user_login,
			'useremail'  => $user->user_email,
			'user_meta'  => $user->ID,
		);
		$other  = static function () use ( $caches, $user ): void {
			foreach ( $caches as $group => $key ) {
				wp_cache_set( $key, $user->ID, $group );
			}
		};
		add_action( $moment, $other, PHP_INT_MAX );
		$change( Inside::get( UserWriter::class ) );
		remove_action( $moment, $other, PHP_INT_MAX );
		$this->assertSame(
			array_map( '__return_false', $caches ),
			array_combine( array_keys( $caches ), array_map( wp_cache_get( ... ), $caches, array_keys( $caches ) ) )
		);
	}
}
