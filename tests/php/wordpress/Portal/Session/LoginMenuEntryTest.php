<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Tests\WordPress\Support\Cases\HeaderTestCase;

final class LoginMenuEntryTest extends HeaderTestCase {

	protected function tearDown(): void {
		delete_option( 'atoll_portal' );
		parent::tearDown();
	}

	public function test_the_menus_way_to_the_login_leads_whoever_is_logged_in_to_the_portal(): void {
		$this->nameLoginPage();
		$login     = (int) get_option( 'atoll_portal' )['loginPage'];
		$dashboard = $this->pageOf( 'Your applications' );
		$this->item( 'Client login', '', page: $login );
		$this->item( 'About', '/about/' );
		$in = 'href="' . esc_url( (string) get_permalink( $login ) ) . '"';

		$this->assertStringContainsString( $in, $this->header(), 'A site without a portal has nothing else.' );

		update_option( 'atoll_portal', array( 'dashboardPage' => $dashboard ) + get_option( 'atoll_portal' ) );
		$html = $this->header();
		$this->assertStringNotContainsString( 'Client login', $html );
		$this->assertStringNotContainsString( $in, $html );
		$this->assertStringContainsString( 'href="' . esc_url( (string) get_permalink( $dashboard ) ) . '"', $html );
		$this->assertStringContainsString( '>Your applications<', $html );
		$this->assertStringContainsString( 'href="/about/"', $html );

		wp_set_current_user( 0 );
		$html = $this->header();
		$this->assertStringContainsString( $in, $html, 'A page that visitors share says the same to all.' );
		$this->assertStringContainsString( 'Client login', $html );
	}
}
