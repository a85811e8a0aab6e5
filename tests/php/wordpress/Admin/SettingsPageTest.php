<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin;

use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The screen of the site's settings. */
final class SettingsPageTest extends SiteTestCase {

	public function test_it_is_told_which_page_the_preview_begins_with(): void {
		$owner = Browser::of( $this->user( 'administrator' ) );
		$this->assertStringContainsString(
			'window.atollSettings = ' . wp_json_encode( array( 'home' => home_url( '/' ) ) ) . ';',
			$owner->get( '/wp-admin/admin.php?page=atoll-settings' )->body
		);
	}
}
