<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\Demo;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Images\PictureSources;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\TestCase;

/** What the demo puts on a site. It is made once, since its tests only read. */
final class DemoContentTest extends TestCase {

	/** All but a password and a quiz, which no broker asks for. */
	private const KINDS = array(
		'address', 'captcha', 'checkbox', 'consent', 'date', 'email', 'fileupload', 'html', 'list', 'multiselect',
		'name', 'number', 'phone', 'radio', 'review', 'select', 'submitButton', 'text', 'textarea', 'time', 'website',
	);

	/** Public routes (spec 2), with their templates. */
	private const ROUTES = array(
		'home'                          => 'page-open',
		'about'                         => 'page-open',
		'contact'                       => 'page-open',
		'services'                      => 'page-open',
		'services/vehicle-finance'      => 'page-open',
		'services/refinancing'          => 'page-open',
		'services/next-home-buyer'      => 'page-open',
		'services/professionals'        => 'page-open',
		'services/investment-loans'     => 'page-open',
		'services/first-home-buyer'     => 'page-open',
		'services/commercial-loans'     => 'page-open',
		'services/construction-loans'   => 'page-open',
		'resources'                     => 'page-open',
		'resources/news'                => '',
		'resources/faq'                 => 'page-open',
		'resources/calculators'         => 'page-open',
		'terms-conditions'              => 'page-open',
		'privacy-policy'                => 'page-open',
		'form-confirmation'             => 'page-open',
	);

	private static SiteCopy $bare;

	public static function setUpBeforeClass(): void {
		wp_set_current_user( 1 );
		self::$bare = new SiteCopy();
		Inside::fresh( Demo::class )->install();
	}

	public static function tearDownAfterClass(): void {
		self::$bare->putBackAndDrop();
		wp_set_current_user( 0 );
	}

	public function test_every_public_route_is_a_page_with_its_template_its_title_and_a_description(): void {
		foreach ( self::ROUTES as $path => $template ) {
			$page = get_page_by_path( $path );
			$this->assertSame( 'publish', $page?->post_status, $path );
			$this->assertSame( $template, get_page_template_slug( $page ), $path );
			$this->assertNotSame( '', $page->post_title, $path );
			$this->assertGreaterThan( 40, strlen( $page->post_excerpt ), $path );
			$this->assertSame( 'home' === $path ? '/' : "/{$path}/", wp_make_link_relative( get_permalink( $page ) ) );
		}
		$this->assertSame( get_page_by_path( 'home' )->ID, (int) get_option( 'page_on_front' ) );
		$this->assertSame( get_page_by_path( 'resources/news' )->ID, (int) get_option( 'page_for_posts' ) );
	}

	public function test_the_portals_pages_are_private_but_the_login_and_the_settings_name_them(): void {
		$meta   = new PageMeta( new PrivatePosts( $GLOBALS['wpdb'] ), Inside::get( Settings::class ) );
		$portal = Inside::get( Settings::class )->group( 'portal' );
		$paths = array(
			'dashboardPage'   => 'portal',
			'applicationPage' => 'portal/application',
			'profilePage'     => 'portal/profile',
			'loginPage'       => 'portal/login',
		);
		foreach ( $paths as $setting => $path ) {
			$page     = get_page_by_path( $path );
			$settings = $meta->read( (int) $page?->ID );
			$isLogin  = 'loginPage' === $setting;
			$this->assertSame( $page?->ID, $portal->int( $setting ), $path );
			$this->assertSame(
				array( ! $isLogin, $isLogin ),
				array( $settings->isPrivate, $settings->isLoginPage ),
				$path
			);
			$this->assertSame(
				$isLogin ? array( '', '/portal/' ) : array( '/portal/login/', '' ),
				array( $settings->loginUrl, $settings->redirectUrl ),
				$path
			);
			$this->assertArrayNotHasKey( $path, self::ROUTES );
		}
	}

	public function test_news_have_their_addresses_under_resources(): void {
		$post = wp_insert_post(
			array( 'post_status' => 'publish', 'post_title' => 'A rate', 'post_name' => 'a-rate' )
		);
		$this->assertSame( '/resources/news/a-rate/', wp_make_link_relative( get_permalink( $post ) ) );
		$this->assertStringStartsWith(
			'/resources/news/category/',
			wp_make_link_relative( get_category_link( get_option( 'default_category' ) ) )
		);
		wp_delete_post( $post, true );
	}

	public function test_its_two_forms_are_of_nearly_every_kind_and_stand_on_its_pages(): void {
		$kinds = array();
		foreach ( Inside::get( FormRepository::class )->list() as $listed ) {
			$form  = Inside::get( FormRepository::class )->find( $listed['number'] );
			$kinds = array( ...$kinds, ...array_map( static fn( $field ) => $field->kind, $form->fields() ) );
			$this->assertStringContainsString(
				'"formId":' . $listed['number'] . '}',
				get_page_by_path( 'contact' )->post_content . get_page_by_path( 'apply' )->post_content
			);
		}
		$this->assertEqualsCanonicalizing( self::KINDS, array_values( array_unique( $kinds ) ) );
	}

	public function test_no_placeholder_is_left_and_every_link_of_its_own_leads_somewhere(): void {
		$pages = $this->contents();
		preg_match_all(
			'~(?:href="|"(?:fallbackU|u)rl":")(/[^"]*)"~',
			implode( '', $pages ) . $this->menuFile(),
			$found
		);
		$this->assertStringNotContainsString( '{{', implode( '', $pages ) );
		$this->assertGreaterThan( 30, count( $found[1] ) );
		foreach ( array_unique( $found[1] ) as $url ) {
			list( $path, $anchor ) = array( ...explode( '#', $url ), '' );
			$this->assertArrayHasKey( $path, $pages, $url );
			$this->assertTrue( '' === $anchor || str_contains( $pages[ $path ], "id=\"{$anchor}\"" ), $url );
		}
	}

	public function test_every_picture_has_a_version_for_dark_screens_and_sizes_for_small_ones(): void {
		$pictures = get_posts(
			array( 'post_type' => 'attachment', 'numberposts' => -1, 'meta_key' => PictureSources::DARK )
		);
		$this->assertGreaterThanOrEqual( 11, count( $pictures ) );
		foreach ( $pictures as $picture ) {
			$img = wp_filter_content_tags(
				'<img class="wp-image-' . $picture->ID . '" src="' . wp_get_attachment_url( $picture->ID ) . '" alt="">'
			);
			$this->assertMatchesRegularExpression( '~<source media="\(prefers-color-scheme: dark\)" srcset="[^"]+-night[^"]+ \d+w, ~', $img );
			$this->assertStringContainsString( 'sizes="', $img );
			$this->assertSame( $img, wp_filter_content_tags( $img, 'template' ) );
		}
	}

	/** WordPress sorts by this number alone, and entries with the same one stand as the database likes. */
	public function test_the_entries_of_a_menu_are_numbered_from_its_beginning(): void {
		global $wpdb;
		foreach ( get_nav_menu_locations() as $location => $menu ) {
			$numbers = $wpdb->get_col(
				$wpdb->prepare(
					"SELECT menu_order FROM {$wpdb->posts} JOIN {$wpdb->term_relationships} ON object_id = ID
						WHERE term_taxonomy_id = %d AND post_type = 'nav_menu_item' ORDER BY ID",
					$menu
				)
			);
			$this->assertEquals( range( 1, count( $numbers ) ), $numbers, $location );
		}
	}

	public function test_every_menu_location_has_entries_that_lead_somewhere(): void {
		$locations = get_nav_menu_locations();
		foreach ( array_keys( get_registered_nav_menus() ) as $location ) {
			$items = wp_get_nav_menu_items( $locations[ $location ] ?? 0 );
			$this->assertNotEmpty( $items, $location );
		}
		$below = array_filter(
			wp_get_nav_menu_items( $locations['main'] ),
			static fn( $item ) => '0' !== $item->menu_item_parent
		);
		$this->assertCount( 11, $below );
		foreach ( $below as $item ) {
			$this->assertNotSame(
				array( '', '' ),
				array( $item->description, get_post_meta( $item->ID, '_atoll_icon', true ) ),
				$item->title
			);
		}
	}

	/** @return array<string, string> Text of the demo's pages by path. */
	private function contents(): array {
		$pages = array();
		$demoPages = get_posts(
			array(
				'post_type'   => 'page',
				'numberposts' => -1,
				'meta_key'    => '_atoll_demo',
				'orderby'     => 'menu_order',
				'order'       => 'ASC',
			)
		);
		foreach ( $demoPages as $page ) {
			$pages[ wp_make_link_relative( get_permalink( $page ) ) ] = $page->post_content;
		}
		return $pages;
	}

	private function menuFile(): string {
		preg_match_all(
			'~"(?:url|page)": "(?:\{\{url:)?([^"}]+)~',
			(string) file_get_contents( WP_PLUGIN_DIR . '/atoll/demo/content/menus.json' ),
			$found
		);
		return 'href="' . implode( '" href="', $found[1] ) . '"';
	}
}
