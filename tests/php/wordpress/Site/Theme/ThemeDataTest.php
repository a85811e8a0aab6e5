<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Theme;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What is set of the look is merged into the theme's own theme.json. */
final class ThemeDataTest extends SiteTestCase {

	private string $theme;

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
		switch_theme( 'atoll' );
	}

	protected function tearDown(): void {
		switch_theme( $this->theme );
		parent::tearDown();
	}

	public function test_also_where_the_plugin_gutenberg_has_a_class_of_its_own_for_it(): void {
		$theme = new class() {
			/** @var array<string, mixed> */
			public array $merged = array();

			/** @param array<string, mixed> $data */
			public function update_with( array $data ): self {
				$this->merged = $data;
				return $this;
			}
		};
		$this->assertSame( $theme, apply_filters( 'wp_theme_json_data_theme', $theme ) );
		$this->assertArrayHasKey( 'settings', $theme->merged );
	}
}
