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

	public function test_every_colour_of_the_look_follows_what_is_set(): void {
		$theme = json_decode( (string) file_get_contents( get_theme_file_path( 'theme.json' ) ), true );
		$look  = (string) wp_json_encode( $theme['styles'] );
		$this->assertDoesNotMatchRegularExpression( '~#[0-9a-f]{3,8}\b~i', $look );
		$this->assertMatchesRegularExpression(
			'~\.wp-element-button, \.wp-block-button__link\)\{[^}]*[{;\s]color: var\(--atoll-on-gold\);~',
			wp_get_global_stylesheet( array( 'styles' ) )
		);
	}
}
