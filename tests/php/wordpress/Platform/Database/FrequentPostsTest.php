<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Database;

use Atoll\Platform\Database\FrequentPosts;
use Atoll\Platform\Database\FrequentPostsOption;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Posts of every page are known without a query, and never as they no longer are. */
final class FrequentPostsTest extends SiteTestCase {

	/** Tells this test's pages from others. */
	private const ORDER = 77;

	private FrequentPosts $posts;
	private int $page;

	protected function setUp(): void {
		parent::setUp();
		delete_option( FrequentPostsOption::NAME );
		$this->posts = new FrequentPosts( new FrequentPostsOption( $GLOBALS['wpdb'] ) );
		$this->page  = $this->add( 'Hello' );
	}

	protected function tearDown(): void {
		wp_delete_post( $this->page, true );
		delete_option( FrequentPostsOption::NAME );
		parent::tearDown();
	}

	public function test_the_next_request_asks_nothing(): void {
		add_post_meta( $this->page, 'tone', 'warm' );
		$this->anotherRequest( fn() => $this->posts->prime( $this->page ) );
		$queries = $this->anotherRequest(
			function (): void {
				$this->posts->prime( $this->page );
				self::assertSame( 'Hello', get_the_title( $this->page ) );
				self::assertSame( 'warm', get_post_meta( $this->page, 'tone', true ) );
			}
		);

		self::assertSame( 0, $queries );
	}

	public function test_a_change_is_seen_at_once(): void {
		$this->anotherRequest( fn() => $this->posts->prime( $this->page ) );
		wp_update_post( array( 'ID' => $this->page, 'post_title' => 'Changed' ) );
		add_post_meta( $this->page, 'tone', 'cold' );
		$this->anotherRequest(
			function (): void {
				$this->posts->prime( $this->page );
				self::assertSame( 'Changed', get_the_title( $this->page ) );
				self::assertSame( 'cold', get_post_meta( $this->page, 'tone', true ) );
			}
		);
	}

	public function test_an_answer_is_kept_until_one_of_its_type_changes(): void {
		self::assertSame( array( $this->page ), $this->found() );
		$queries = $this->anotherRequest( fn() => self::assertSame( array( $this->page ), $this->found() ) );
		$second  = $this->add( 'Second' );

		self::assertSame( 0, $queries );
		self::assertSame( array( $second, $this->page ), $this->found() );
		wp_delete_post( $second, true );
		self::assertSame( array( $this->page ), $this->found() );
	}

	public function test_what_another_request_changes_between_the_question_and_the_note_is_not_kept(): void {
		$others = function ( string $query ): string {
			global $wpdb;
			if ( str_starts_with( $query, 'INSERT IGNORE' ) ) {
				$wpdb->update( $wpdb->posts, array( 'post_title' => 'Changed' ), array( 'ID' => $this->page ) );
			}
			return $query;
		};
		add_filter( 'query', $others );
		$this->anotherRequest( fn() => $this->posts->prime( $this->page ) );
		remove_filter( 'query', $others );
		self::assertFalse( get_option( FrequentPostsOption::NAME ) );
	}

	public function test_a_slow_request_does_not_bring_back_an_answer_that_has_changed_meanwhile(): void {
		$other = $this->add( 'Other', 'post' );
		$this->anotherRequest( fn() => $this->found() );
		$this->anotherRequest( fn() => $this->found() );
		$read = wp_load_alloptions();
		$new  = $this->add( 'New' );
		$this->anotherRequest( fn() => self::assertSame( array( $new, $this->page ), $this->found() ) );
		wp_cache_flush();
		wp_cache_set( 'alloptions', $read, 'options' );
		$this->posts->prime( $other );
		$found = array();
		$this->anotherRequest(
			function () use ( &$found ): void {
				$found = $this->found();
			}
		);
		wp_delete_post( $new, true );
		wp_delete_post( $other, true );

		self::assertSame( array( $new, $this->page ), $found );
	}

	public function test_whoever_filters_what_is_asked_gets_another_answer(): void {
		self::assertSame( array( $this->page ), $this->found() );
		$none = static fn( string $where ): string => $where . ' AND 1 = 0';
		add_filter( 'posts_where', $none );
		$found = $this->found();
		remove_filter( 'posts_where', $none );

		self::assertSame( array(), $found );
		self::assertSame( array( $this->page ), $this->found() );
	}

	public function test_a_type_of_which_nothing_is_published_is_not_asked_for(): void {
		register_post_type( 'atoll_test_news' );
		self::assertSame( array(), $this->found( 'atoll_test_news' ) );
		$asked = did_action( 'pre_get_posts' );
		self::assertSame( array(), $this->found( 'atoll_test_news' ) );
		$times = did_action( 'pre_get_posts' ) - $asked;
		$first = $this->add( 'First', 'atoll_test_news' );
		$found = $this->found( 'atoll_test_news' );
		wp_delete_post( $first, true );
		unregister_post_type( 'atoll_test_news' );

		self::assertSame( 0, $times );
		self::assertSame( array( $first ), $found );
	}

	public function test_what_is_large_is_not_loaded_by_every_request(): void {
		add_post_meta( $this->page, '_builder_data', str_repeat( 'x', 500000 ) );
		$this->anotherRequest( fn() => $this->posts->prime( $this->page ) );
		self::assertLessThan( 10000, strlen( serialize( get_option( FrequentPostsOption::NAME ) ) ) );
		self::assertSame( 500000, strlen( (string) get_post_meta( $this->page, '_builder_data', true ) ) );
	}

	private function add( string $title, string $type = 'page' ): int {
		return (int) wp_insert_post(
			array(
				'post_type'   => $type,
				'post_status' => 'publish',
				'post_title'  => $title,
				'menu_order'  => self::ORDER,
			)
		);
	}

	/** @return list<int> Newest first. */
	private function found( string $type = 'page' ): array {
		$posts = $this->posts->find(
			array(
				'post_type'      => $type,
				'posts_per_page' => -1,

				'orderby'        => array( 'ID' => 'DESC' ),
				'menu_order'     => self::ORDER,
			)
		);
		return array_map( static fn( \WP_Post $post ): int => $post->ID, $posts );
	}

	/** @return int Queries for posts and their meta. */
	private function anotherRequest( \Closure $request ): int {
		global $wpdb;
		wp_cache_flush();
		wp_load_alloptions();
		$count = 0;
		$note  = static function ( string $query ) use ( &$count, $wpdb ): string {
			$count += (int) ( str_contains( $query, $wpdb->posts ) || str_contains( $query, $wpdb->postmeta ) );
			return $query;
		};
		add_filter( 'query', $note );
		$request();
		remove_filter( 'query', $note );
		return $count;
	}
}
