<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\Demo;
use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/**
 * An installation of the demonstration that dies at any of its writes goes on, and can be taken away as if it had not.
 */
final class DemoCutTest extends SiteTestCase {

	/** After so many writes of a part, one try after another. */
	private const CUTS = array( 0, 1, 2, 3, 5, 7, 9, 12, 16, 30, 90 );

	/** Settings that a removal puts back, at each of which one is cut off. */
	private const CUT_SETTINGS = array(
		'blogname', 'atoll_header', 'page_for_posts', 'template', 'stylesheet', 'template_root', 'stylesheet_root',
	);

	private const CUT_OFF = array( self::class, 'cutOff' );

	/** The site with the whole demonstration, once it was installed: that takes long. */
	private static ?SiteCopy $installed = null;

	private static SiteCopy $bare;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$bare = new SiteCopy();
	}

	public static function tearDownAfterClass(): void {
		self::$installed?->drop();
		self::$installed = null;
		self::$bare->putBackAndDrop();
		parent::tearDownAfterClass();
	}

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		foreach ( self::CUT_SETTINGS as $option ) {
			remove_filter( "pre_update_option_{$option}", self::CUT_OFF );
		}
		self::$bare->putBack();
		parent::tearDown();
	}

	public function test_it_goes_on_from_where_it_was_cut_off(): void {
		$this->actAs( 'administrator' );
		$before = $this->settings();
		$this->install();
		$whole = $this->made();
		$this->demo()->remove();
		$this->assertSame( $before, $this->settings() );

		foreach ( array_keys( $this->demo()->steps() ) as $step ) {
			array_map( fn( int $writes ) => $this->cut( $step, $writes ), self::CUTS );
			$this->demo()->installStep( $step );
		}
		$this->assertSame( $whole, $this->made() );

		$this->demo()->remove();
		$this->assertSame( $before, $this->settings() );
	}

	public function test_a_change_of_theme_goes_on_wherever_it_was_cut_off(): void {
		$this->actAs( 'administrator' );
		$this->demo()->installStep( 'theme' );
		$this->demo()->remove(); // From now on WordPress keeps where the theme lies.
		$before = $this->theme();
		for ( $writes = 0; $writes <= 12; $writes++ ) {
			$this->cut( 'theme', $writes );
			$this->demo()->installStep( 'theme' );
			$folder = WP_PLUGIN_DIR . '/atoll/theme/atoll';
			$this->assertSame( array( 'atoll', 'atoll', $folder, $folder ), $this->theme(), "after {$writes} writes" );
			$this->demo()->remove();
			$this->assertSame( $before, $this->theme(), "after {$writes} writes" );
		}
	}

	public function test_a_removal_that_was_cut_off_among_the_settings_is_ended_by_the_next_one(): void {
		$this->actAs( 'administrator' );
		$before = $this->settings();
		$this->install();
		foreach ( self::CUT_SETTINGS as $option ) {
			add_filter( "pre_update_option_{$option}", self::CUT_OFF );
		}
		$cuts = array();
		while ( count( $cuts ) < count( self::CUT_SETTINGS ) ) {
			try {
				$this->demo()->remove();
				$this->fail( 'It was cut off at these alone: ' . implode( ', ', $cuts ) );
			} catch ( \LogicException $end ) {
				$cuts[] = $end->getMessage();
				remove_filter( $end->getMessage(), self::CUT_OFF );
			}
			$this->beAnotherProcess();
		}
		$this->demo()->remove();
		$this->assertSame( array( $before, array() ), array( $this->settings(), $this->marks() ) );
	}

	public function test_a_picture_that_cannot_be_copied_is_told_and_made_by_the_next_try(): void {
		$this->actAs( 'administrator' );
		$folder = get_temp_dir() . 'atoll-uploads-' . wp_generate_password( 8, false );
		$place  = static fn( array $uploads ): array => array( 'basedir' => $folder ) + $uploads;
		mkdir( $folder );
		touch( "{$folder}/atoll-demo" ); // Where the pictures' folder would be.
		add_filter( 'upload_dir', $place );
		try {
			$this->demo()->installStep( 'pictures' );
			$this->fail( 'Nothing was told.' );
		} catch ( \RuntimeException $problem ) {
			$this->assertStringContainsString( 'could not be copied', $problem->getMessage() );
		}
		$this->assertSame( array(), $this->marks() );
		unlink( "{$folder}/atoll-demo" );
		$this->demo()->installStep( 'pictures' );
		$files = glob( "{$folder}/atoll-demo/*" );
		$this->assertNotEmpty( $files );
		array_map( 'unlink', $files );
		$this->demo()->installStep( 'pictures' );
		$this->assertSame( $files, glob( "{$folder}/atoll-demo/*" ) );
		remove_filter( 'upload_dir', $place );
		array_map( 'unlink', glob( "{$folder}/atoll-demo/*" ) );
		array_map( 'rmdir', array( "{$folder}/atoll-demo", $folder ) );
	}

	public static function cutOff(): never {
		throw new \LogicException( (string) current_filter() );
	}

	private function install(): void {
		if ( self::$installed ) {
			self::$installed->putBack();
			return;
		}
		$this->demo()->install();
		self::$installed = new SiteCopy();
	}

	private function cut( string $step, int $writes ): void {
		$die = static function ( string $query ) use ( &$writes ): string {
			if ( 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $query ) && --$writes < 0 ) {
				throw new \LogicException( 'the process ends here' );
			}
			return $query;
		};
		add_filter( 'query', $die );
		try {
			$this->demo()->installStep( $step );
		} catch ( \LogicException ) {
			$this->assertLessThan( 0, $writes );
		} finally {
			remove_filter( 'query', $die );
		}
		$this->beAnotherProcess();
	}

	/** That would know nothing of what this one does. */
	private function beAnotherProcess(): void {
		wp_defer_term_counting( false );
		wp_cache_flush();
		wp_clean_themes_cache();
		wp_set_template_globals();
	}

	/** @return array<string, mixed> What the site is, with numbers of posts by their marks. */
	private function made(): array {
		wp_cache_flush();
		$marks = $this->marks();
		$names = array_flip( $marks );
		$menus = array();
		foreach ( get_nav_menu_locations() as $location => $menu ) {
			$menus[ $location ] = array_map(
				static fn( $item ): string => $names[ $item->ID ] ?? $item->title,
				wp_get_nav_menu_items( $menu ) ?: array()
			);
		}
		ksort( $menus );
		return array(
			'marks'  => array_keys( $marks ),
			'pages'  => $this->paths(),
			'counts' => array_map(
				static fn( string $type ): int => (int) wp_count_posts( $type )->publish,
				array( 'page', 'post', 'nav_menu_item', 'atoll_notification', 'atoll_form' )
			),
			'front'  => $names[ (int) get_option( 'page_on_front' ) ] ?? '',
			'news'   => $names[ (int) get_option( 'page_for_posts' ) ] ?? '',
			'menus'  => $menus,
			'theme'  => get_stylesheet(),
			'name'   => get_option( 'blogname' ),
			'links'  => get_option( 'permalink_structure' ),
		);
	}

	/** @return list<string> Paths of the pages, in the order of their menu. */
	private function paths(): array {
		$pages = get_posts(
			array(
				'post_type'   => 'page',
				'numberposts' => -1,
				'meta_key'    => DemoMarkers::KEY,
				'orderby'     => 'menu_order',
				'order'       => 'ASC',
			)
		);
		return array_map( static fn( $page ) => wp_make_link_relative( (string) get_permalink( $page ) ), $pages );
	}

	/** @return array<string, int> Numbers by mark, by mark; two with the same one fail. */
	private function marks(): array {
		global $wpdb;
		$rows  = $wpdb->get_results( $wpdb->prepare( 'SELECT meta_value, post_id FROM %i WHERE meta_key = %s ORDER BY meta_value', $wpdb->postmeta, DemoMarkers::KEY ), ARRAY_A );
		$marks = array_column( $rows, 'post_id', 'meta_value' );
		$this->assertCount( count( $rows ), $marks );
		return array_map( 'intval', $marks );
	}

	/** @return list<string> */
	private function theme(): array {
		wp_cache_flush();
		return array( get_template(), get_stylesheet(), get_template_directory(), get_stylesheet_directory() );
	}

	/** @return array<string, mixed> */
	private function settings(): array {
		wp_cache_flush();
		$names = array(
			'blogname', 'blogdescription', 'show_on_front', 'page_on_front', 'page_for_posts', 'permalink_structure',
			'category_base', 'atoll_company', 'atoll_header', 'atoll_footer', 'atoll_portal', 'template',
			'stylesheet',
		);
		return array_combine( $names, array_map( 'get_option', $names ) ) + array(
			'terms' => get_terms(
				array( 'taxonomy' => array( 'category', 'nav_menu' ), 'hide_empty' => false, 'fields' => 'names' )
			),
		);
	}

	/** As another process has it. */
	private function demo(): Demo {
		return Inside::fresh( Demo::class );
	}
}
