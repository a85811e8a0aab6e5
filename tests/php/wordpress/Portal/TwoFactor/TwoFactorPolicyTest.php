<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\TwoFactor;

use Atoll\Tests\WordPress\Support\Http\Browser;

/** What the site asks of its people. */
final class TwoFactorPolicyTest extends TwoFactorTestCase {

	public function test_where_the_site_has_switched_it_off_nobody_is_asked(): void {
		$this->clientWithTwoStep();
		update_option( 'atoll_portal', array( 'twoStepLogin' => 'off' ) + (array) get_option( 'atoll_portal' ) );
		$this->assertSame( $this->dashboard, $this->logIn()->header( 'Location' ) );
	}

	public function test_where_it_is_required_staff_set_it_up_before_anything_else_of_wp_admin(): void {
		$id      = $this->user( 'editor' );
		$browser = Browser::of( $id );
		update_option( 'atoll_portal', array( 'twoStepLogin' => 'required' ) + (array) get_option( 'atoll_portal' ) );
		$setUpScreen = admin_url( 'profile.php?page=atoll-two-step' );
		foreach ( array( 'index.php', 'profile.php', 'admin.php?page=atoll-entries' ) as $screen ) {
			$this->assertSame( $setUpScreen, $browser->get( admin_url( $screen ) )->header( 'Location' ), $screen );
		}
		$this->assertNotSame(
			200,
			$browser->get( admin_url( 'edit.php?page=atoll-two-step' ) )->status,
			'no other screen under its name'
		);
		$this->assertSame( 403, $browser->get( admin_url( 'admin-post.php?action=atoll_export' ) )->status );
		$nonce = $browser->nonce( $id, 'wp_rest' );
		$this->assertSame( 403, $browser->get( '/wp-json/gf/v2/entries', array( "X-WP-Nonce: {$nonce}" ) )->status );
		$this->assertStringContainsString( 'Switch it on to continue', $browser->get( $setUpScreen )->body );
		$this->switchOnTwoStep( $id );
		$this->assertSame( 200, $browser->get( admin_url( 'index.php' ) )->status );
		$client = Browser::of( $this->client() );
		$this->assertSame(
			$this->dashboard,
			$client->get( admin_url( 'index.php' ) )->header( 'Location' ),
			'clients are not meant'
		);
	}
}
