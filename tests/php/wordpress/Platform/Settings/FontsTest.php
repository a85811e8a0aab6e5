<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Settings;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;

/** The fonts that were chosen: fetched once, and stood in for until they are there. */
final class FontsTest extends StylesTestCase {

	public function test_only_the_chosen_fonts_are_fetched_and_both_are_told_early(): void {
		update_option(
			'atoll_styles',
			array( 'typography' => array( 'headingFont' => 'fraunces', 'bodyFont' => 'inter' ) )
		);
		$page  = Http::get( '/' )->body;
		$faces = $this->inline( 'atoll-fonts', $page );
		preg_match_all( '~url\(([^)]+)\)~', $faces, $files );
		$this->assertCount( 2, $files[1] );
		preg_match_all( "~rel='preload' href='([^']+)' as='font' type='font/woff2' crossorigin='anonymous'~", $page, $preloads );
		$this->assertEqualsCanonicalizing( $files[1], $preloads[1] );
		foreach ( $files[1] as $file ) {
			$this->assertStringStartsWith( home_url( '/' ), $file );
			$this->assertSame( 200, Http::get( (string) wp_parse_url( $file, PHP_URL_PATH ) )->status );
		}
		$this->assertStringContainsString( '--wp--preset--font-family--display: "Fraunces", "Fraunces fallback", "Fraunces fallback 2", "Fraunces fallback 3", "Fraunces fallback 4", serif', $page );
		$this->assertStringNotContainsString( 'Newsreader', $page );
	}

	public function test_one_font_for_both_is_fetched_once_and_stands_in_by_weight(): void {
		update_option(
			'atoll_styles',
			array( 'typography' => array( 'headingFont' => 'inter', 'bodyFont' => 'inter', 'headingWeight' => 700 ) )
		);
		$faces = $this->inline( 'atoll-fonts' );
		$this->assertSame( 1, substr_count( $faces, 'url(' ) );
		foreach ( array( '1 500', '501 650', '651 1000' ) as $weights ) {
			$this->assertSame(
				4,
				substr_count( $faces, "font-weight:{$weights};" ),
				'as many as devices that it may stand on'
			);
		}
	}

	public function test_what_stands_in_is_scaled_and_bold_by_itself_on_every_kind_of_device(): void {
		$faces = $this->inline( 'atoll-fonts' );
		$devices = array(
			'Georgia', 'Noto Serif', 'Liberation Serif', 'DejaVu Serif', 'Arial', 'Roboto', 'Noto Sans',
			'Liberation Sans', 'DejaVu Sans',
		);
		foreach ( $devices as $device ) {
			$this->assertStringContainsString( "local(\"{$device}\")", $faces );
			$this->assertStringContainsString( "local(\"{$device} Bold\")", $faces );
		}
		preg_match_all( '~@font-face\{font-family:"[^"]+ fallback[^}]+\}~', $faces, $standIns );
		$this->assertCount( 16, $standIns[0] );
		foreach ( $standIns[0] as $face ) {
			$this->assertStringContainsString( 'size-adjust:', $face );
			$isBold = ! str_contains( $face, 'font-weight:1 ' );
			$this->assertSame( $isBold ? substr_count( $face, 'local(' ) : 0, substr_count( $face, 'Bold' ), $face );
		}
	}

	public function test_an_editor_sees_the_sites_own_type_however_late_it_comes(): void {
		$editor = Browser::of( $this->user( 'administrator' ) )->get( '/wp-admin/post-new.php?post_type=page' );
		$faces  = $this->inline( 'atoll-fonts', $editor->body );
		$this->assertSame( 2, substr_count( $faces, 'font-display:swap' ) );
		$this->assertStringNotContainsString( 'optional', $faces );
	}

	public function test_text_never_changes_once_it_is_read_unless_a_site_wants_its_fonts_at_any_time(): void {
		$this->assertSame( 2, substr_count( $this->inline( 'atoll-fonts' ), 'font-display:optional' ) );
		update_option( 'atoll_styles', array( 'typography' => array( 'fontDisplay' => 'swap' ) ) );
		$this->assertSame( 2, substr_count( $this->inline( 'atoll-fonts' ), 'font-display:swap' ) );
	}
}
