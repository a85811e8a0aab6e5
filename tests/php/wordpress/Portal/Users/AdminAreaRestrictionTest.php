<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Users;

use Atoll\Portal\Users\PortalRoles;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Clients have no place in wp-admin. */
final class AdminAreaRestrictionTest extends SiteTestCase {

	#[DataProvider( 'screens' )]
	public function test_a_client_who_asks_for_wp_admin_is_led_to_the_portal( string $path ): void {
		$answer = Browser::of( $this->user( PortalRoles::CLIENT ) )->get( $path );
		$this->assertSame( array( 302, home_url( '/' ) ), array( $answer->status, $answer->header( 'Location' ) ) );
	}

	/** @return list<array{string}> */
	public static function screens(): array {
		return array_map(
			static fn( string $path ): array => array( $path ),
			array(
				'/wp-admin/',
				'/wp-admin/index.php',
				'/wp-admin/profile.php',
				'/wp-admin/edit.php',
				'/wp-admin/users.php',
				'/wp-admin/authorize-application.php',
				'/wp-admin/admin.php?page=atoll-entries',
			)
		);
	}

	public function test_what_pages_post_to_stays_open_and_staff_keep_their_screens(): void {
		$client = Browser::of( $this->user( PortalRoles::CLIENT ) );
		$this->assertSame( 400, $client->get( '/wp-admin/admin-ajax.php' )->status );
		$this->assertNotSame( 302, $client->get( '/wp-admin/admin-post.php' )->status );
		foreach ( array( PortalRoles::STAFF, 'subscriber', 'editor' ) as $role ) {
			$this->assertSame( 200, Browser::of( $this->user( $role ) )->get( '/wp-admin/profile.php' )->status );
		}
	}

	public function test_staff_who_are_clients_too_keep_their_screens(): void {
		$both = $this->user( PortalRoles::STAFF );
		get_userdata( $both )->add_role( PortalRoles::CLIENT );
		$this->assertSame(
			array( 200, 200 ),
			array_map(
				fn( string $path ): int => Browser::of( $both )->get( $path )->status,
				array( '/wp-admin/profile.php', '/wp-admin/admin.php?page=atoll-entries' )
			)
		);
	}

	public function test_a_client_has_no_admin_bar(): void {
		$this->assertStringNotContainsString(
			'id="wpadminbar"',
			Browser::of( $this->user( PortalRoles::CLIENT ) )->get( '/' )->body
		);
		$this->assertStringContainsString(
			'id="wpadminbar"',
			Browser::of( $this->user( PortalRoles::STAFF ) )->get( '/' )->body
		);
	}

	public function test_wordpress_own_login_leads_a_client_to_the_portal(): void {
		$client = get_userdata( $this->user( PortalRoles::CLIENT ) );
		$answer = ( new Browser() )->post(
			'/wp-login.php',
			http_build_query( array( 'log' => $client->user_login, 'pwd' => 'password', 'redirect_to' => admin_url() ) )
		);
		$this->assertSame( array( 302, home_url( '/' ) ), array( $answer->status, $answer->header( 'Location' ) ) );
		$answer = ( new Browser() )->post(
			'/wp-login.php',
			http_build_query(
				array( 'log' => $client->user_login, 'pwd' => 'password', 'redirect_to' => home_url( '/about/' ) )
			)
		);
		$this->assertSame( home_url( '/about/' ), $answer->header( 'Location' ) );
	}

	public function test_a_stolen_session_changes_no_password_and_makes_no_key_that_outlasts_it(): void {
		$id = $this->user( PortalRoles::CLIENT );
		wp_set_current_user( $id );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/users/me' );
		$request->set_param( 'password', 'another password' );
		$this->assertSame( 403, rest_do_request( $request )->get_status() );
		$this->assertTrue( wp_check_password( 'password', get_userdata( $id )->user_pass ) );
		$this->assertFalse( current_user_can( 'create_app_password', $id ) );
		$this->assertFalse( wp_is_application_passwords_available_for_user( $id ) );
	}
}
