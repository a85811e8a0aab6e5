<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\Demo;
use Atoll\Forms\Entries\Storage\Transaction;
use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Site\Images\PictureSources;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class DemoTest extends SiteTestCase {

	/** All but a password and a quiz, which no broker asks for. */
	private const KINDS = array( 'address', 'captcha', 'checkbox', 'consent', 'date', 'email', 'fileupload', 'html', 'list', 'multiselect', 'name', 'number', 'phone', 'radio', 'review', 'select', 'submitButton', 'text', 'textarea', 'time', 'website' );

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

	private Demo $demo;

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
		$this->demo = Demo::of( WP_PLUGIN_DIR . '/atoll/demo', \Atoll\plugin()->formStore(), new Transaction( $GLOBALS['wpdb'] ) );
	}

	protected function tearDown(): void {
		$this->demo->remove();
		parent::tearDown();
	}

	public function test_every_public_route_is_a_page_with_its_template_its_title_and_a_description(): void {
		$this->demo->install();
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
		$this->demo->install();
		$meta  = new PageMeta( new PrivatePosts( $GLOBALS['wpdb'] ) );
		$named = \Atoll\plugin()->settings()->group( 'portal' );
		foreach ( array( 'dashboardPage' => 'portal', 'applicationPage' => 'portal/application', 'profilePage' => 'portal/profile', 'loginPage' => 'portal/login' ) as $setting => $path ) {
			$page     = get_page_by_path( $path );
			$settings = $meta->of( (int) $page?->ID );
			$isLogin  = 'loginPage' === $setting;
			$this->assertSame( $page?->ID, $named->int( $setting ), $path );
			$this->assertSame( array( ! $isLogin, $isLogin ), array( $settings->isPrivate, $settings->isPortal ), $path );
			$this->assertSame( $isLogin ? array( '', '/portal/' ) : array( '/portal/login/', '' ), array( $settings->loginUrl, $settings->redirectUrl ), $path );
			$this->assertArrayNotHasKey( $path, self::ROUTES );
		}
		$this->demo->remove();
		$this->assertNull( get_page_by_path( 'portal' ) );
		$this->assertSame( 0, \Atoll\plugin()->settings()->group( 'portal' )->int( 'loginPage' ) );
	}

	public function test_news_have_their_addresses_under_resources(): void {
		$this->demo->install();
		$post = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'A rate', 'post_name' => 'a-rate' ) );
		$this->assertSame( '/resources/news/a-rate/', wp_make_link_relative( get_permalink( $post ) ) );
		$this->assertStringStartsWith( '/resources/news/category/', wp_make_link_relative( get_category_link( get_option( 'default_category' ) ) ) );
		wp_delete_post( $post, true );
	}

	public function test_its_two_forms_are_of_nearly_every_kind_and_stand_on_its_pages(): void {
		$this->demo->install();
		$kinds = array();
		foreach ( \Atoll\plugin()->formStore()->list() as $listed ) {
			$form  = \Atoll\plugin()->formStore()->find( $listed['number'] );
			$kinds = array( ...$kinds, ...array_map( static fn( $field ) => $field->kind, $form->fields() ) );
			$this->assertStringContainsString( '"formId":' . $listed['number'] . '}', get_page_by_path( 'contact' )->post_content . get_page_by_path( 'apply' )->post_content );
		}
		$this->assertEqualsCanonicalizing( self::KINDS, array_values( array_unique( $kinds ) ) );
	}

	public function test_no_placeholder_is_left_and_every_link_of_its_own_leads_somewhere(): void {
		$this->demo->install();
		$pages = $this->contents();
		preg_match_all( '~(?:href="|"(?:fallbackU|u)rl":")(/[^"]*)"~', implode( '', $pages ) . $this->menuFile(), $found );
		$this->assertStringNotContainsString( '{{', implode( '', $pages ) );
		$this->assertGreaterThan( 30, count( $found[1] ) );
		foreach ( array_unique( $found[1] ) as $url ) {
			list( $path, $anchor ) = array( ...explode( '#', $url ), '' );
			$this->assertArrayHasKey( $path, $pages, $url );
			$this->assertTrue( '' === $anchor || str_contains( $pages[ $path ], "id=\"{$anchor}\"" ), $url );
		}
	}

	public function test_every_picture_has_a_version_for_dark_screens_and_sizes_for_small_ones(): void {
		$this->demo->install();
		$pictures = get_posts( array( 'post_type' => 'attachment', 'numberposts' => -1, 'meta_key' => PictureSources::DARK ) );
		$this->assertGreaterThanOrEqual( 11, count( $pictures ) );
		foreach ( $pictures as $picture ) {
			$img = wp_filter_content_tags( '<img class="wp-image-' . $picture->ID . '" src="' . wp_get_attachment_url( $picture->ID ) . '" alt="">' );
			$this->assertMatchesRegularExpression( '~<source media="\(prefers-color-scheme: dark\)" srcset="[^"]+-night[^"]+ \d+w, ~', $img );
			$this->assertStringContainsString( 'sizes="', $img );
			$this->assertSame( $img, wp_filter_content_tags( $img, 'template' ) );
		}
	}

	public function test_every_menu_location_has_entries_that_lead_somewhere(): void {
		$this->demo->install();
		$locations = get_nav_menu_locations();
		foreach ( array_keys( get_registered_nav_menus() ) as $location ) {
			$items = wp_get_nav_menu_items( $locations[ $location ] ?? 0 );
			$this->assertNotEmpty( $items, $location );
		}
		$below = array_filter( wp_get_nav_menu_items( $locations['main'] ), static fn( $item ) => '0' !== $item->menu_item_parent );
		$this->assertCount( 11, $below );
		foreach ( $below as $item ) {
			$this->assertNotSame( array( '', '' ), array( $item->description, get_post_meta( $item->ID, '_atoll_icon', true ) ), $item->title );
		}
	}

	/** WordPress writes a theme's settings all at once, so a request that began before the menus would take them away. */
	public function test_leaves_a_visitor_nothing_to_write_about_the_theme(): void {
		$this->demo->installStep( 'theme' );
		$this->assertSame( -1, get_theme_mod( 'custom_css_post_id' ) );
	}

	public function test_doing_it_twice_adds_nothing(): void {
		$this->demo->install();
		$before = $this->everything();
		$this->demo->install();
		$this->assertSame( $before, $this->everything() );
	}

	public function test_step_by_step_makes_the_same_as_all_at_once(): void {
		$this->demo->install();
		$whole = array_keys( $this->contents() );
		$this->demo->remove();
		foreach ( array_keys( $this->demo->steps() ) as $step ) {
			Demo::of( WP_PLUGIN_DIR . '/atoll/demo', \Atoll\plugin()->formStore(), new Transaction( $GLOBALS['wpdb'] ) )->installStep( $step );
		}
		$this->demo = Demo::of( WP_PLUGIN_DIR . '/atoll/demo', \Atoll\plugin()->formStore(), new Transaction( $GLOBALS['wpdb'] ) );
		$this->assertSame( $whole, array_keys( $this->contents() ) );
	}

	public function test_taking_it_away_leaves_what_others_made_and_the_settings_of_before(): void {
		$page     = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours' ) );
		$before   = $this->everything();
		$settings = $this->settings();
		$this->demo->install();
		$this->assertSame( 'Banksia Finance', get_option( 'blogname' ) );
		$this->assertTrue( $this->demo->isInstalled() );
		$this->assertSame( array(), $this->demo->remove() );
		$this->assertFalse( $this->demo->isInstalled() );
		$this->assertSame( $before, $this->everything() );
		$this->assertSame( $settings, $this->settings() );
		wp_delete_post( $page, true );
	}

	public function test_a_page_that_someone_changed_stays_with_its_pictures_and_its_form(): void {
		$this->demo->install();
		$page = get_page_by_path( 'services/refinancing' );
		wp_update_post( wp_slash( array( 'ID' => $page->ID, 'post_content' => $page->post_content . '<!-- wp:paragraph --><p>Ours.</p><!-- /wp:paragraph -->' ) ) );
		preg_match( '/wp-image-(\d+)"/', $page->post_content, $picture );
		preg_match( '/"formId":(\d+)/', $page->post_content, $form );
		$this->assertSame( array( 'Refinancing' ), $this->demo->remove() );
		$this->assertStringContainsString( 'Ours.', get_post( $page->ID )->post_content );
		$this->assertNotNull( get_post( (int) $picture[1] ) );
		$this->assertFileExists( get_attached_file( (int) get_post_meta( (int) $picture[1], PictureSources::DARK, true ) ) );
		$this->assertNotNull( \Atoll\plugin()->formStore()->find( (int) $form[1] ) );
		$this->assertNull( get_page_by_path( 'about' ) );
		\Atoll\plugin()->formStore()->delete( (int) $form[1] );
		foreach ( array( $page->ID, (int) get_post_meta( (int) $picture[1], PictureSources::DARK, true ), (int) $picture[1] ) as $post ) {
			wp_delete_post( $post, true );
		}
		array_map( static fn( $post ) => wp_delete_post( $post, true ), get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'numberposts' => -1 ) ) );
	}

	public function test_a_setting_that_someone_changed_stays(): void {
		$name = get_option( 'blogname' );
		$this->demo->install();
		update_option( 'blogname', 'Our brokerage' );
		$this->demo->remove();
		$this->assertSame( 'Our brokerage', get_option( 'blogname' ) );
		update_option( 'blogname', $name );
	}

	public function test_a_menu_keeps_the_entries_that_someone_added(): void {
		$this->demo->install();
		$menu = get_nav_menu_locations()['secondary'];
		$ours = wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Ours', 'menu-item-url' => '/ours/', 'menu-item-status' => 'publish' ) );
		$this->demo->remove();
		$this->assertSame( array( $ours ), wp_list_pluck( wp_get_nav_menu_items( $menu ), 'ID' ) );
		wp_delete_nav_menu( $menu );
	}

	/** @return array<string, string> Text of the demo's pages by path. */
	private function contents(): array {
		$pages = array();
		foreach ( get_posts( array( 'post_type' => 'page', 'numberposts' => -1, 'meta_key' => '_atoll_demo', 'orderby' => 'menu_order', 'order' => 'ASC' ) ) as $page ) {
			$pages[ wp_make_link_relative( get_permalink( $page ) ) ] = $page->post_content;
		}
		return $pages;
	}

	private function menuFile(): string {
		preg_match_all( '~"(?:url|page)": "([^"]+)"~', (string) file_get_contents( WP_PLUGIN_DIR . '/atoll/demo/content/menus.json' ), $found );
		return 'href="' . implode( '" href="', $found[1] ) . '"';
	}

	/** @return array<string, mixed> */
	private function settings(): array {
		$names = array( 'blogname', 'blogdescription', 'permalink_structure', 'category_base', 'show_on_front', 'page_on_front', 'page_for_posts', 'wp_page_for_privacy_policy', 'stylesheet', 'atoll_company', 'atoll_header', 'atoll_portal' );
		return array_map( 'get_option', array_combine( $names, $names ) );
	}

	/** @return array<string, list<string>> Ids of posts and menus, and the addresses of pages. */
	private function everything(): array {
		global $wpdb;
		return array(
			'posts' => $wpdb->get_col( "SELECT CONCAT( ID, ' ', IF( post_type = 'page', post_name, '' ) ) FROM {$wpdb->posts} WHERE post_type <> 'revision' AND post_type NOT LIKE 'wp\\_%' ORDER BY ID" ),
			'terms' => $wpdb->get_col( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy IN ( 'nav_menu', 'category' ) ORDER BY term_id" ),
		);
	}
}
