<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\Context\ContextScript;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\RestContract;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** GET s1t2/v1/context: what a page knows of the site around it. */
final class ContextTest extends SiteTestCase {

	private const OPTIONS = array( 'atoll_header', 'atoll_addresses', 'atoll_marketing' );

	private int $page;
	private int $menu;
	private mixed $locations;

	protected function setUp(): void {
		parent::setUp();
		$this->locations = get_theme_mod( 'nav_menu_locations' );
		$this->menu      = (int) wp_create_nav_menu( 'Context test' );
		set_theme_mod( 'nav_menu_locations', array( Menus::MAIN => $this->menu ) );
		$services = $this->item( 'Services & more', '#' );
		$this->item( 'Elsewhere', 'https://example.com/', $services );
		$this->page = url_to_postid( $this->page( 0 ) );
	}

	protected function tearDown(): void {
		wp_delete_nav_menu( $this->menu );
		set_theme_mod( 'nav_menu_locations', $this->locations );
		array_map( 'delete_option', self::OPTIONS );
		parent::tearDown();
	}

	public function test_it_is_as_the_contract_says_and_so_is_its_example(): void {
		$number = $this->form();
		$this->assertSame( '', RestContract::complaint( 'context', $this->context() ) );
		$this->assertSame( '', RestContract::complaint( 'context', $this->context( array( 'page' => $this->page ) ) ) );
		$this->assertContains( array( 'id' => $number, 'title' => 'Enquiry' ), $this->context()['modules']['forms'] );
		foreach ( RestContract::examples( 'context' ) as $example ) {
			$this->assertSame( '', RestContract::complaint( 'context', $example['response'] ), $example['name'] );
			$this->assertSame( array_keys( $this->context() ), array_keys( $example['response'] ) );
		}
	}

	public function test_it_has_the_names_of_the_specification(): void {
		$context = $this->context();
		$this->assertSame( array( 'pageSettings', 'header', 'footer', 'notifications', 'modals', 'modules', 'access' ), array_keys( $context ) );
		$this->assertSame( array( 'headerPrimary', 'headerSecondary', 'menus' ), array_keys( $context['header'] ) );
		$this->assertSame( array( 'main', 'secondary' ), array_keys( $context['header']['menus'] ) );
		$this->assertSame( array( 'footerNav', 'footerSubNav', 'footerSecondaryNav', 'footerSecondarySubNav' ), array_keys( $context['footer'] ) );
		$this->assertSame( array( 'company', 'forms' ), array_keys( $context['modules'] ) );
		$this->assertSame( get_bloginfo( 'name' ), $context['modules']['company']['blogname'] );
		$this->assertSame( array( 'accessFeatures' => array( 'accessGoogleMapsApiKey' ), 'accessMarketing' => array( 'accessToggleFacebookChat', 'accessFacebookChatPageId' ) ), array_map( 'array_keys', $context['access'] ) );
	}

	public function test_it_tells_which_header_and_footer_the_page_has(): void {
		update_post_meta( $this->page, PageMeta::HEADER, 'secondary' );
		update_post_meta( $this->page, PageMeta::FOOTER, PageMeta::HIDDEN );
		$this->assertEquals( (object) array( 'headerHeaderToggle' => 'secondary' ), $this->context( array( 'page' => $this->page ) )['pageSettings'] );
	}

	public function test_menus_are_trees(): void {
		$main = $this->context()['header']['menus']['main'];
		$this->assertSame( array( '', false ), array( $main[0]['url'], $main[0]['isExternal'] ) );
		$this->assertSame( array( 'https://example.com/', true ), array( $main[0]['submenus'][0]['url'], $main[0]['submenus'][0]['isExternal'] ) );
		$this->assertSame( $main, $this->context()['footer']['footerNav'] );
	}

	public function test_a_page_is_found_by_its_address(): void {
		$path = (string) wp_parse_url( (string) get_permalink( $this->page ), PHP_URL_PATH );
		update_post_meta( $this->page, PageMeta::HEADER, PageMeta::HIDDEN );
		$expected = $this->context( array( 'page' => $this->page ) );
		$this->assertEquals( $expected, $this->context( array( 'url' => $path ) ) );
		$this->assertEquals( $expected, $this->context( array( 'url' => home_url( $path ) ) ) );
	}

	#[DataProvider( 'unseen' )]
	public function test_nothing_is_told_of_a_page_that_visitors_may_not_see( array $post, array $meta ): void {
		wp_update_post( array( 'ID' => $this->page ) + $post );
		array_walk( $meta, fn( string $value, string $key ) => update_post_meta( $this->page, $key, $value ) );
		$reply = $this->get( '/s1t2/v1/context', array( 'page' => $this->page ) );
		$this->assertSame( 404, $reply->get_status() );
		$this->assertSame( $this->get( '/s1t2/v1/context', array( 'page' => 99999999 ) )->get_data(), $reply->get_data() );
		$this->actAs( 'editor' );
		$this->assertSame( 200, $this->get( '/s1t2/v1/context', array( 'page' => $this->page ) )->get_status() );
	}

	/** @return iterable<string, array{array<string, string>, array<string, string>}> */
	public static function unseen(): iterable {
		yield 'a draft'          => array( array( 'post_status' => 'draft' ), array() );
		yield 'a private page'   => array( array( 'post_status' => 'private' ), array() );
		yield 'one for members'  => array( array(), array( PageMeta::IS_PRIVATE => '1' ) );
		yield 'one to come'      => array( array( 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00', 'edit_date' => '1' ), array() );
	}

	#[DataProvider( 'wrong' )]
	public function test_what_is_no_page_is_refused( array $query, int $status ): void {
		$this->assertSame( $status, $this->get( '/s1t2/v1/context', $query )->get_status() );
	}

	/** @return iterable<string, array{array<string, string>, int}> */
	public static function wrong(): iterable {
		yield 'no number'       => array( array( 'page' => 'about' ), 400 );
		yield 'below one'       => array( array( 'page' => '-1' ), 400 );
		yield 'another site'    => array( array( 'url' => 'https://example.com/' ), 404 );
		yield 'nowhere'         => array( array( 'url' => '/no-such-page/' ), 404 );
	}

	public function test_it_names_the_forms_that_open_above_the_page(): void {
		$numbers = array( $this->form(), $this->form(), $this->form(), $this->form() );
		update_option( 'atoll_header', array( 'headerPrimary' => array( 'headerCtas' => array( array( 'headerCtaHref' => 'form', 'headerCtaFormId' => $numbers[0] ) ) ) ) );
		wp_update_post(
			array(
				'ID'           => $this->page,
				'post_content' => '<!-- wp:group --><div class="wp-block-group"><!-- wp:atoll/cta {"kind":"form","formId":' . $numbers[1] . '} /--></div><!-- /wp:group --><p><a href="/contact/#atoll-form-' . $numbers[2] . '">Ask</a> <a href="#atoll-form-999">None</a></p>',
			)
		);
		$this->assertSame( array_slice( $numbers, 0, 3 ), array_column( $this->context( array( 'page' => $this->page ) )['modals'], 'id' ) );
		update_post_meta( $this->page, PageMeta::HEADER, PageMeta::HIDDEN );
		$this->assertSame( array( $numbers[1], $numbers[2] ), array_column( $this->context( array( 'page' => $this->page ) )['modals'], 'id' ) );
	}

	public function test_a_key_of_the_server_stays_there(): void {
		update_option( 'atoll_addresses', array( 'provider' => 'addressr', 'addressrKey' => 'of-the-server', 'url' => 'http://127.0.0.1/' ) );
		$this->assertSame( '', $this->context()['access']['accessFeatures']['accessGoogleMapsApiKey'] );
		update_option( 'atoll_addresses', array( 'provider' => 'google', 'googleKey' => 'of-the-browser', 'addressrKey' => 'of-the-server' ) );
		$this->assertSame( 'of-the-browser', $this->context()['access']['accessFeatures']['accessGoogleMapsApiKey'] );
		$this->assertStringNotContainsString( 'of-the-server', (string) wp_json_encode( $this->context() ) );
		update_option( 'atoll_marketing', array( 'accessToggleFacebookChat' => false, 'accessFacebookChatPageId' => '123', 'conversionToken' => 'secret' ) );
		$this->assertSame( '', $this->context()['access']['accessMarketing']['accessFacebookChatPageId'] );
		$this->assertStringNotContainsString( 'secret', (string) wp_json_encode( $this->context() ) );
	}

	public function test_what_everybody_gets_may_be_kept_for_a_minute(): void {
		$this->assertStringStartsWith( 'public, max-age=60', Http::get( '/wp-json/s1t2/v1/context' )->header( 'Cache-Control' ) );
		$this->assertSame( '', Http::get( '/wp-json/s1t2/v1/context' )->header( 'Set-Cookie' ) );
	}

	public function test_a_page_prints_it_for_those_who_say_that_they_read_it_and_else_not(): void {
		$this->assertStringNotContainsString( ContextScript::ID, $this->printed() );
		add_filter( 'atoll_print_context', '__return_true' );
		$html = $this->printed();
		remove_filter( 'atoll_print_context', '__return_true' );
		$this->assertSame( 1, preg_match( '~<script[^>]*id="atoll-context"[^>]*>\s*(.*?)\s*</script>~s', $html, $found ) );
		$this->assertSame( '', RestContract::complaint( 'context', json_decode( $found[1] ) ) );
	}

	private function printed(): string {
		// Deprecated, but still there for themes that are not ours.
		remove_action( 'wp_footer', 'the_block_template_skip_link' );
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function context( array $query = array() ): array {
		$reply = $this->get( '/s1t2/v1/context', $query );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data();
	}

	private function item( string $title, string $url, int $above = 0 ): int {
		return (int) wp_update_nav_menu_item(
			$this->menu,
			0,
			array(
				'menu-item-title'     => $title,
				'menu-item-url'       => $url,
				'menu-item-parent-id' => $above,
				'menu-item-status'    => 'publish',
			)
		);
	}
}
