<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\Parts\DemoArticles;
use Atoll\Admin\Demo\Parts\DemoPictures;
use Atoll\Admin\Demo\RemainingContent;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class DemoArticlesTest extends SiteTestCase {

	private const FOLDER = WP_PLUGIN_DIR . '/atoll/demo';

	private static DemoPictures $pictures;

	private static DemoArticles $articles;

	private static DemoPlaceholders $placeholders;

	public static function setUpBeforeClass(): void {
		wp_set_current_user( 1 );
		$marked             = new DemoMarkers( new Transaction( $GLOBALS['wpdb'] ) );
		self::$placeholders = new DemoPlaceholders( $marked, Inside::get( FormRepository::class ) );
		self::$pictures     = new DemoPictures(
			self::FOLDER . '/pictures',
			$marked,
			Inside::get( RemainingContent::class )
		);
		self::$articles     = new DemoArticles( self::FOLDER . '/content/articles', $marked );
		self::$pictures->install( self::$placeholders );
	}

	/** Adds what the test before took away. */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 ); // Whose posts outlive a test, unlike those of users that it makes.
		$this->install();
	}

	public static function tearDownAfterClass(): void {
		self::$articles->remove();
		self::$pictures->remove();
	}

	public function test_each_article_is_a_published_post_of_its_day_that_nobody_comments_on(): void {
		$posts = $this->posts();
		$this->assertCount( 55, $posts );
		$this->assertSame(
			min( '2026-11-10', wp_date( 'Y-m-d', time() - 86400 ) ) . ' 09:00:00',
			$posts[0]->post_date
		);
		foreach ( $posts as $post ) {
			$this->assertSame(
				array( 'publish', 'closed', 'closed' ),
				array( $post->post_status, $post->comment_status, $post->ping_status )
			);
			$this->assertGreaterThan( 60, strlen( $post->post_excerpt ), $post->post_name );
			$this->assertSame(
				'image/webp',
				get_post_mime_type( (int) get_post_thumbnail_id( $post ) ),
				$post->post_name
			);
			$this->assertNotSame(
				'',
				get_post_meta( (int) get_post_thumbnail_id( $post ), '_wp_attachment_image_alt', true ),
				$post->post_name
			);
			$this->assertSame( array(), wp_get_post_revisions( $post ) );
		}
	}

	public function test_an_article_is_made_of_blocks_alone(): void {
		foreach ( $this->posts() as $post ) {
			foreach ( parse_blocks( $post->post_content ) as $block ) {
				$this->assertTrue(
					$block['blockName'] || '' === trim( $block['innerHTML'] ),
					"{$post->post_name}: {$block['innerHTML']}"
				);
			}
		}
	}

	public function test_its_categories_are_described_and_counted(): void {
		$terms = get_terms( array( 'taxonomy' => 'category', 'meta_key' => DemoMarkers::KEY ) );
		$this->assertSame( 55, array_sum( array_column( $terms, 'count' ) ) );
		$this->assertNotContains( '', array_column( $terms, 'description' ) );
	}

	public function test_doing_it_twice_adds_nothing(): void {
		$before = array_column( $this->posts(), 'ID' );
		$this->install();
		$this->assertSame( $before, array_column( $this->posts(), 'ID' ) );
	}

	#[TestWith( array( 'publish' ) )]
	#[TestWith( array( 'draft' ) )]
	public function test_taking_them_away_leaves_a_category_that_someone_uses( string $status ): void {
		$ours = wp_insert_post(
			array(
				'post_title'    => 'Ours',
				'post_status'   => $status,
				'post_category' => array( (int) get_cat_ID( 'Refinancing' ) ),
			)
		);
		self::$articles->remove();
		$this->assertSame( array(), $this->posts() );
		$this->assertNotSame( 0, get_cat_ID( 'Refinancing' ) );
		$this->assertSame( 0, get_cat_ID( 'Investing' ) );
		wp_delete_post( $ours, true );
		self::$articles->remove();
		$this->assertSame( 0, get_cat_ID( 'Refinancing' ) );
	}

	public function test_what_a_new_site_greets_with_makes_way_meanwhile_and_comes_back_as_it_was(): void {
		self::$articles->remove();
		$greetings = array( 1 => $this->greeting(), 2 => $this->greeting( 2, 'page' ) );
		$this->install();
		$this->assertSame( array( 'draft', 'draft' ), array_map( get_post_status( ... ), array_keys( $greetings ) ) );
		self::$articles->remove();
		foreach ( $greetings as $number => $greeting ) {
			$this->assertEquals( $greeting, get_post( $number ) );
			$this->assertSame( array(), wp_get_post_revisions( $number ) );
		}
	}

	public function test_a_greeting_that_someone_rewrote_stays(): void {
		self::$articles->remove();
		$this->greeting();
		add_filter(
			'wp_insert_post_data',
			$later = static fn( array $data ) => array( 'post_modified_gmt' => '2037-01-01 00:00:00' ) + $data
		);
		wp_update_post( array( 'ID' => 1, 'post_title' => 'Our opening' ) );
		remove_filter( 'wp_insert_post_data', $later );
		$this->install();
		$this->assertSame( 'publish', get_post_status( 1 ) );
		wp_delete_post( 1, true );
		$this->greeting();
	}

	public function test_no_service_is_told_of_a_demonstration(): void {
		$this->assertSame(
			array(),
			array_filter(
				$this->posts(),
				static fn( \WP_Post $post ) => metadata_exists( 'post', $post->ID, '_encloseme' )
			)
		);
		$this->assertNotFalse( has_action( 'publish_post', '_publish_post_hook' ) );
	}

	private function install(): void {
		self::$articles->install( self::$placeholders );
	}

	/** WordPress' first post or page, made anew where a test took it away. */
	private function greeting( int $number = 1, string $type = 'post' ): \WP_Post {
		return get_post( $number ) ?? get_post(
			wp_insert_post(
				array(
					'import_id'   => $number,
					'post_type'   => $type,
					'post_title'  => 'Hello world!',
					'post_status' => 'publish',
					// Older than any article, in whatever time zone a test has set.
					'post_date'   => '2026-01-01 09:00:00',
				)
			)
		);
	}

	/** @return list<\WP_Post> Newest first. */
	private function posts(): array {
		return get_posts( array( 'numberposts' => -1, 'meta_key' => DemoMarkers::KEY ) );
	}
}
