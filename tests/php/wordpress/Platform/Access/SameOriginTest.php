<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\Requests\SameOrigin;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A browser that sends no Fetch Metadata, as none does without TLS, is told by its Origin and its Referer. */
final class SameOriginTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_option_home', array( $this, 'home' ) );
		$_SERVER['REQUEST_METHOD'] = 'POST';
	}

	protected function tearDown(): void {
		remove_filter( 'pre_option_home', array( $this, 'home' ) );
		unset( $_SERVER['HTTP_ORIGIN'], $_SERVER['HTTP_REFERER'] );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		parent::tearDown();
	}

	public function home(): string {
		return 'http://MyBroker.example:8080/site';
	}

	public function test_capitals_in_the_sites_address_make_no_other_site(): void {
		$_SERVER['HTTP_ORIGIN']  = 'http://mybroker.example:8080';
		$_SERVER['HTTP_REFERER'] = 'http://mybroker.example:8080/site/login/';
		$this->assertTrue( ( new SameOrigin() )->isOwnPost() );
		$this->assertTrue( ( new SameOrigin() )->isOwnLink() );
	}

	public function test_another_site_is_another_site(): void {
		$_SERVER['HTTP_ORIGIN']  = 'http://mybroker.example.evil.example:8080';
		$_SERVER['HTTP_REFERER'] = 'http://mybroker.example:80801/';
		$this->assertFalse( ( new SameOrigin() )->isOwnPost() );
		$this->assertFalse( ( new SameOrigin() )->isOwnLink() );
	}
}
