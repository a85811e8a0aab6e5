<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Enhancements;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\PluginPaths;
use PHPUnit\Framework\TestCase;

/** Small scripts at the end of the pages that need them. Needs plugin/build (`npm run build`). */
final class EnhancementsTest extends TestCase {

	public function test_a_page_without_one_gets_nothing(): void {
		self::assertSame( '', $this->footer( $this->enhancements() ) );
	}

	public function test_a_few_lines_stand_in_the_page_once_however_many_places_there_are(): void {
		$enhancements = $this->enhancements();
		$enhancements->wrap( 'share', array(), '' );
		$enhancements->wrap( 'share', array(), '' );
		$footer = $this->footer( $enhancements );
		self::assertSame( 1, substr_count( $footer, '<script' ) );
		self::assertStringNotContainsString( 'src=', $footer );
		self::assertStringContainsString( 'data-enhance=', $footer );
	}

	public function test_what_stands_on_every_page_is_a_file_that_holds_up_nothing(): void {
		$enhancements = $this->enhancements();
		$enhancements->wrap( 'consent', array(), '' );
		self::assertMatchesRegularExpression( '~^<script defer src="[^"]+/build/enhancements/consent\.js\?ver=\w+"></script>\s*$~', $this->footer( $enhancements ) );
	}

	public function test_a_content_security_policy_can_let_them_pass(): void {
		$nonce = static fn( array $attributes ): array => $attributes + array( 'nonce' => 'abc' );
		add_filter( 'wp_script_attributes', $nonce );
		add_filter( 'wp_inline_script_attributes', $nonce );
		$enhancements = $this->enhancements();
		$enhancements->wrap( 'consent', array(), '' );
		$enhancements->wrap( 'share', array(), '' );
		$footer = $this->footer( $enhancements );
		remove_filter( 'wp_script_attributes', $nonce );
		remove_filter( 'wp_inline_script_attributes', $nonce );
		self::assertSame( 2, substr_count( $footer, 'nonce="abc"' ) );
	}

	public function test_no_library_comes_with_one(): void {
		$assets = (array) glob( WP_PLUGIN_DIR . '/atoll/build/enhancements/*.asset.php' );
		self::assertNotSame( array(), $assets );
		foreach ( $assets as $asset ) {
			self::assertSame( array(), ( require (string) $asset )['dependencies'], (string) $asset );
		}
	}

	public function test_what_is_handed_over_stays_in_its_attribute(): void {
		$html = $this->enhancements()->wrap( 'share', array( 'a' => '"><b>&amp;' ), '<p>Works</p>' );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( array( 'tag_name' => 'div' ) ) );
		self::assertSame(
			array( 'a' => '"><b>&amp;' ),
			json_decode( (string) $tags->get_attribute( 'data-props' ), true )
		);
		self::assertStringEndsWith( '><p>Works</p></div>', $html );
	}

	public function test_a_name_that_is_not_in_the_list_says_where_to_add_it(): void {
		$this->expectException( \LogicException::class );
		$this->expectExceptionMessage( 'php/Platform/Enhancements/Enhancements.php' );
		$this->enhancements()->wrap( 'nothing', array(), '' );
	}

	private function enhancements(): Enhancements {
		return new Enhancements( new PluginPaths( WP_PLUGIN_DIR . '/atoll/atoll.php' ) );
	}

	private function footer( Enhancements $enhancements ): string {
		ob_start();
		$enhancements->print();
		return (string) ob_get_clean();
	}
}
