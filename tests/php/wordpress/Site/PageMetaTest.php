<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;
use Atoll\Tests\WordPress\Support\Contract\JsonSchema;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the block editor may set for a page, and who may. */
final class PageMetaTest extends SiteTestCase {

	private int $page;

	protected function setUp(): void {
		parent::setUp();
		$this->page = url_to_postid( $this->page( 0 ) );
		$this->actAs( 'editor' );
	}

	public function test_what_was_never_set_is_the_primary_header_and_footer_for_everybody(): void {
		$this->assertEquals( new PageSettings(), $this->settings() );
		$meta = $this->get( "/wp/v2/pages/$this->page" )->get_data()['meta'];
		$this->assertSame( 'primary', $meta[ PageMeta::HEADER ] );
		$this->assertFalse( $meta[ PageMeta::IS_PRIVATE ] );
	}

	/** TypeScript's type comes from the schema, and so do the names by which the panel reads and stores them. */
	public function test_what_editors_are_told_is_as_the_contract_says(): void {
		$meta   = $this->get( "/wp/v2/pages/$this->page" )->get_data()['meta'];
		$told   = array_intersect_key( $meta, array_flip( PageMeta::KEYS ) );
		$schema = JsonSchema::read( 'script-data/page-meta.schema' );
		$this->assertSame( '', JsonSchema::complaint( $schema, $told, 'meta' ) );
	}

	public function test_the_editor_stores_every_setting(): void {
		$reply = $this->store(
			array(
				PageMeta::HEADER     => 'none',
				PageMeta::FOOTER     => 'secondary',
				PageMeta::IS_PRIVATE => true,
				PageMeta::LOGIN_URL  => '/login/',
			)
		);
		$this->assertSame( 200, $reply->get_status() );
		$this->assertEquals(
			new PageSettings( PageSettings::NONE, PageSettings::SECONDARY, true, false, '/login/' ),
			$this->settings()
		);
	}

	public function test_a_login_page_needs_no_login(): void {
		$this->store( array( PageMeta::IS_PRIVATE => true, PageMeta::IS_LOGIN_PAGE => true ) );
		$settings = $this->settings();
		$this->assertTrue( $settings->isLoginPage );
		$this->assertFalse( $settings->isPrivate );
	}

	public function test_the_page_that_the_settings_name_is_a_login_page_unless_it_is_private(): void {
		$meta = Inside::get( PageMeta::class );
		$told = fn(): array => array( $meta->read( $this->page )->isLoginPage, $meta->read( $this->page )->isPrivate );
		$this->assertSame( array( false, false ), $told() );
		update_option( 'atoll_portal', array( 'loginPage' => $this->page ) );
		$named = $told();
		$this->store( array( PageMeta::IS_PRIVATE => true ) );
		$private = $told();
		delete_option( 'atoll_portal' );
		$this->assertSame( array( array( true, false ), array( false, true ) ), array( $named, $private ) );
	}

	#[DataProvider( 'own' )]
	public function test_an_address_of_this_site_is_kept_as_its_path( string $url, string $path ): void {
		$this->assertSame(
			200,
			$this->store( array( PageMeta::REDIRECT_URL => str_replace( 'HOME', home_url(), $url ) ) )->get_status()
		);
		$this->assertSame( $path, get_post_meta( $this->page, PageMeta::REDIRECT_URL, true ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function own(): iterable {
		yield 'a path'          => array( '/portal/?tab=files#top', '/portal/?tab=files#top' );
		yield 'a whole address' => array( 'HOME/portal/', '/portal/' );
		yield 'the home page'   => array( 'HOME', '/' );
		yield 'none'            => array( '', '' );
	}

	#[DataProvider( 'foreign' )]
	public function test_an_address_elsewhere_is_refused( string $url ): void {
		$url   = str_replace( 'HOME', home_url(), $url );
		$reply = $this->store( array( PageMeta::LOGIN_URL => $url ) );
		$this->assertSame( 400, $reply->get_status() );
		$this->assertStringContainsString( PageMeta::LOGIN_URL, $reply->get_data()['message'] );
		// Nor does it pass by another way.
		update_post_meta( $this->page, PageMeta::LOGIN_URL, wp_slash( $url ) );
		$this->assertSame( '', get_post_meta( $this->page, PageMeta::LOGIN_URL, true ) );
	}

	/** @return iterable<string, array{string}> */
	public static function foreign(): iterable {
		yield 'another host'              => array( 'https://example.com/login/' );
		yield 'a host without its scheme' => array( '//example.com/' );
		yield 'the same, disguised'       => array( '/\example.com/' );
		yield 'a tab between'             => array( "/\t/example.com/" );
		yield 'ours as a beginning'       => array( 'HOME.example.com/' );
		yield 'ours as a user'            => array( 'HOME@example.com/' );
		yield 'a script'                  => array( 'javascript:alert(1)' );
	}

	public function test_a_header_that_does_not_exist_is_refused(): void {
		$this->assertSame( 400, $this->store( array( PageMeta::HEADER => 'third' ) )->get_status() );
	}

	public function test_only_those_who_may_edit_the_page_may_set_it(): void {
		$this->actAs( 'author' );
		$this->assertSame( 403, $this->store( array( PageMeta::IS_PRIVATE => true ) )->get_status() );
		$this->assertFalse( $this->settings()->isPrivate );
	}

	private function settings(): PageSettings {
		$meta = new PageMeta( new PrivatePosts( $GLOBALS['wpdb'] ), Inside::get( Settings::class ) );
		return $meta->read( $this->page );
	}

	/** @param array<string, mixed> $meta */
	private function store( array $meta ): \WP_REST_Response {
		return $this->post( "/wp/v2/pages/$this->page", array( 'meta' => $meta ) );
	}
}
