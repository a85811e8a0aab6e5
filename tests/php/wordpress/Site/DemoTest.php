<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Demo\Demo;
use Atoll\Site\Images\Sources;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class DemoTest extends SiteTestCase {

	/** All but a password and a quiz, which no broker asks for. */
	private const KINDS = array( 'address', 'captcha', 'checkbox', 'consent', 'date', 'email', 'fileupload', 'html', 'list', 'multiselect', 'name', 'number', 'phone', 'radio', 'select', 'submitButton', 'text', 'textarea', 'time', 'website' );

	private Demo $demo;

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
		$this->demo = Demo::of( WP_PLUGIN_DIR . '/atoll/demo', \Atoll\plugin()->formStore() );
	}

	protected function tearDown(): void {
		$this->demo->remove();
		parent::tearDown();
	}

	public function test_it_adds_its_pages_and_two_forms_of_nearly_every_kind(): void {
		$this->demo->install();
		$this->assertSame( get_page_by_path( 'home' )->ID, (int) get_option( 'page_on_front' ) );
		$this->assertNotNull( get_page_by_path( 'about' ) );
		$kinds = array();
		foreach ( \Atoll\plugin()->formStore()->list() as $listed ) {
			$form  = \Atoll\plugin()->formStore()->find( $listed['number'] );
			$kinds = array( ...$kinds, ...array_map( static fn( $field ) => $field->kind, $form->fields() ) );
			$this->assertStringContainsString( '"formId":' . $listed['number'] . '}', get_page_by_path( 'contact' )->post_content . get_page_by_path( 'apply' )->post_content );
		}
		$this->assertEqualsCanonicalizing( self::KINDS, array_values( array_unique( $kinds ) ) );
	}

	public function test_no_placeholder_is_left_and_every_link_leads_somewhere(): void {
		$this->demo->install();
		$content = implode( '', array_map( static fn( string $page ) => get_page_by_path( $page )->post_content, array( 'home', 'about', 'contact', 'apply' ) ) );
		$this->assertStringNotContainsString( '{{', $content );
		foreach ( $this->demoAnchors() as $anchor ) {
			$this->assertStringContainsString( 'id="' . $anchor . '"', $content, $anchor );
		}
	}

	public function test_every_picture_has_a_version_for_dark_screens_and_sizes_for_small_ones(): void {
		$this->demo->install();
		$pictures = get_posts( array( 'post_type' => 'attachment', 'numberposts' => -1, 'meta_key' => Sources::DARK ) );
		$this->assertCount( 10, $pictures );
		foreach ( $pictures as $picture ) {
			$img = wp_filter_content_tags( '<img class="wp-image-' . $picture->ID . '" src="' . wp_get_attachment_url( $picture->ID ) . '" alt="">' );
			$this->assertMatchesRegularExpression( '~<source media="\(prefers-color-scheme: dark\)" srcset="[^"]+-night[^"]+ \d+w, ~', $img );
			$this->assertStringContainsString( 'sizes="', $img );
			$this->assertSame( $img, wp_filter_content_tags( $img, 'template' ) );
		}
	}

	public function test_doing_it_twice_adds_nothing(): void {
		$this->demo->install();
		$before = $this->everything();
		$this->demo->install();
		$this->assertSame( $before, $this->everything() );
	}

	public function test_taking_it_away_leaves_what_others_made_and_the_settings_of_before(): void {
		$page   = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours' ) );
		$before = $this->everything();
		$name   = get_option( 'blogname' );
		$this->demo->install();
		$this->assertSame( 'Banksia Finance', get_option( 'blogname' ) );
		$this->demo->remove();
		$this->assertSame( $before, $this->everything() );
		$this->assertSame( $name, get_option( 'blogname' ) );
		$this->assertNotSame( 'atoll', get_stylesheet() );
		wp_delete_post( $page, true );
	}

	/** @return list<string> Fragments of the menus' addresses. */
	private function demoAnchors(): array {
		preg_match_all( '~"url": "[^"]*#([a-z-]+)"~', (string) file_get_contents( WP_PLUGIN_DIR . '/atoll/demo/content/menus.json' ), $found );
		return $found[1];
	}

	/** @return array<string, list<string>> Ids of posts and menus. */
	private function everything(): array {
		global $wpdb;
		return array(
			'posts' => $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type <> 'revision' AND post_type NOT LIKE 'wp\\_%' ORDER BY ID" ),
			'menus' => $wpdb->get_col( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = 'nav_menu' ORDER BY term_id" ),
		);
	}
}
