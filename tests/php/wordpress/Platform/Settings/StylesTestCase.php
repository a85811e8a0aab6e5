<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Settings;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Pages with the styles of the site. */
abstract class StylesTestCase extends SiteTestCase {

	protected string $theme = '';

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
		switch_theme( 'atoll' );
		delete_option( 'atoll_styles' );
	}

	protected function tearDown(): void {
		delete_option( 'atoll_styles' );
		switch_theme( $this->theme );
		parent::tearDown();
	}

	/** Text of the style element with this handle. */
	protected function inline( string $handle, ?string $page = null ): string {
		$page ??= Http::get( '/' )->body;
		$this->assertSame(
			1,
			preg_match( '~<style[^>]*id=["\']' . $handle . '-inline-css["\'][^>]*>\s*(.*?)\s*(/\*# sourceURL[^*]*\*/\s*)?</style>~s', $page, $found ),
			"The page has no {$handle}."
		);
		return $found[1];
	}
}
