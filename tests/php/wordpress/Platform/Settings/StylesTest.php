<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Settings;

use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Http;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the styles of the site do to its pages. */
final class StylesTest extends StylesTestCase {

	public function test_a_page_carries_no_byte_of_a_look_that_nobody_changed(): void {
		$page = Http::get( '/' )->body;
		$this->assertStringNotContainsString( 'atoll-styles', $page );
		$this->assertStringNotContainsString( '--atoll-button-radius:', $page );
	}

	public function test_what_was_changed_reaches_every_page_and_nothing_else_does(): void {
		update_option( 'atoll_styles', array( 'buttons' => array( 'shape' => 'pill', 'height' => 60 ) ) );
		$this->assertSame( ':root{--atoll-button-radius:999px;--atoll-button-height:60px}', $this->inline( 'atoll-styles' ) );
	}

	public function test_the_editor_and_the_page_take_the_same_palette(): void {
		update_option( 'atoll_styles', array( 'colours' => array( 'accent' => '#552288' ) ) );
		$page = Http::get( '/' )->body;
		$this->assertStringContainsString( '--wp--preset--color--eucalyptus: #552288', $page );
		wp_clean_theme_json_cache();
		$this->assertContains(
			'#552288',
			array_column( wp_get_global_settings( array( 'color', 'palette', 'theme' ) ), 'color' )
		);
		$this->assertMatchesRegularExpression( '/@media screen and \(prefers-color-scheme:dark\)\{:root:root\{--wp--preset--color--eucalyptus:#[0-9a-f]{6}/', $this->inline( 'atoll-styles', $page ) );
	}

	public function test_pages_that_are_never_dark_have_no_word_of_the_night(): void {
		update_option( 'atoll_styles', array( 'darkColours' => array( 'scheme' => 'never' ) ) );
		$this->assertStringNotContainsString( 'atoll-night', Http::get( '/' )->body );
	}

	#[DataProvider( 'hostile' )]
	public function test_what_lies_in_the_database_cannot_break_out_of_the_style_sheet( array $stored ): void {
		update_option( 'atoll_styles', $stored );
		$page = Http::get( '/' );
		$this->assertSame( 200, $page->status );
		$this->assertStringNotContainsString( 'hostile', $page->body );
		$this->assertStringNotContainsString( 'atoll-styles', $page->body );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function hostile(): iterable {
		$break = '#fff}</style><script>hostile()</script>';
		yield 'a colour' => array( array( 'colours' => array( 'paper' => $break, 'accent' => 'red;hostile:1' ) ) );
		yield 'a colour of the night' => array( array( 'darkColours' => array( 'gold' => $break ) ) );
		yield 'a font' => array(
			array( 'typography' => array( 'headingFont' => '../hostile', 'bodyFont' => $break ) ),
		);
		yield 'a choice' => array( array( 'buttons' => array( 'shape' => $break, 'weight' => '600;hostile:1' ) ) );
		yield 'a number' => array( array( 'forms' => array( 'height' => $break ) ) );
		yield 'another type altogether' => array(
			array( 'buttons' => $break, 'colours' => 7, 'typography' => array( array( $break ) ) ),
		);
	}

	public function test_articles_go_without_what_the_settings_hide(): void {
		$heading = static fn( string $text ): string => "<!-- wp:heading --><h2 class=\"wp-block-heading\">{$text}</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->";
		$id      = (int) wp_insert_post(
			array(
				'post_title'   => 'Rates',
				'post_status'  => 'publish',
				'post_content' => implode( '', array_map( $heading, array( 'One', 'Two', 'Three', 'Four' ) ) ),
			)
		);
		$shown   = Http::get( (string) wp_make_link_relative( (string) get_permalink( $id ) ) )->body;
		update_option( 'atoll_styles', array( 'article' => array( 'contents' => 'hidden' ) ) );
		$hidden = Http::get( (string) wp_make_link_relative( (string) get_permalink( $id ) ) )->body;
		wp_delete_post( $id, true );
		$this->assertStringContainsString( 'class="atoll-contents', $shown );
		$this->assertStringNotContainsString( 'class="atoll-contents', $hidden );
	}

	public function test_a_number_past_its_limits_is_cut_to_them(): void {
		update_option( 'atoll_styles', array( 'forms' => array( 'height' => 99999 ) ) );
		$this->assertSame( ':root{--atoll-form-height:64px}', $this->inline( 'atoll-styles' ) );
	}

	public function test_a_look_is_tried_without_being_kept(): void {
		$this->actAs( 'administrator' );
		$reply = $this->post(
			'/s1t2/v1/settings/styles/preview',
			array(
				'values' => array(
					'colours' => array( 'accent' => '#c8d8c8' ),
					'buttons' => array( 'shape' => 'pill' ),
				),
			)
		);
		$this->assertSame( '', RestContract::complaint( 'atoll/settings-preview', $reply->get_data() ) );
		$this->assertStringContainsString( '--atoll-button-radius:999px', $reply->get_data()['css'] );
		$this->assertStringContainsString( '--wp--preset--color--eucalyptus:#c8d8c8', $reply->get_data()['css'] );
		$pairs = array_column( $reply->get_data()['contrast']['day'], null, 'title' );
		$this->assertFalse( $pairs['Links on the page']['isEnough'] );
		$this->assertTrue( $pairs['Text on the page']['isEnough'] );
		$this->assertFalse( get_option( 'atoll_styles' ) );
	}
}
