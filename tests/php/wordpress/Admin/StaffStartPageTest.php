<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Staff begin at the entries, and find nothing in wp-admin that is not theirs. */
final class StaffStartPageTest extends SiteTestCase {

	/** @return array<string, array{string, string, string}> Role, where they wanted to go, where they land. */
	public static function logins(): array {
		$entries = 'admin.php?page=atoll-entries';
		return array(
			'staff'           => array( 'atoll_staff', '', $entries ),
			'staff, elsewhere' => array( 'atoll_staff', 'profile.php', 'profile.php' ),
			'editor'          => array( 'editor', '', '' ),
			'subscriber'      => array( 'subscriber', '', 'profile.php' ),
		);
	}

	#[DataProvider( 'logins' )]
	public function test_a_login_leads_to_what_somebody_works_on( string $role, string $path, string $to ): void {
		$name   = get_userdata( $this->user( $role ) )->user_login;
		$answer = ( new Browser() )->post(
			'/wp-login.php',
			http_build_query( array( 'log' => $name, 'pwd' => 'password', 'redirect_to' => admin_url( $path ) ) )
		);
		$this->assertSame( admin_url( $to ), $answer->header( 'Location' ) );
	}

	public function test_staff_have_no_dashboard_and_editors_keep_theirs(): void {
		$staff = Browser::of( $this->user( 'atoll_staff' ) );
		$this->assertSame(
			admin_url( 'admin.php?page=atoll-entries' ),
			$staff->get( '/wp-admin/' )->header( 'Location' )
		);
		$entries = $staff->get( '/wp-admin/admin.php?page=atoll-entries' );
		$this->assertSame( 200, $entries->status );
		$this->assertStringNotContainsString( 'menu-icon-dashboard', $entries->body );
		$dashboard = Browser::of( $this->user( 'editor' ) )->get( '/wp-admin/' );
		$this->assertSame( 200, $dashboard->status );
		$this->assertStringContainsString( 'menu-icon-dashboard', $dashboard->body );
	}
}
