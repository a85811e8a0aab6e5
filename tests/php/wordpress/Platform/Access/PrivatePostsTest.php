<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The list of private posts is as true as the posts themselves. */
final class PrivatePostsTest extends SiteTestCase {

	private PrivatePosts $posts;
	private int $page;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->posts = new PrivatePosts( $wpdb );
		$this->page  = $this->add( 'page', true );
	}

	protected function tearDown(): void {
		wp_delete_post( $this->page, true );
		parent::tearDown();
	}

	public function test_a_page_is_private_as_soon_as_it_lies_below_one(): void {
		$moved = $this->add( 'page', false );
		$found = array( $this->posts->has( $moved ) );
		wp_update_post( array( 'ID' => $moved, 'post_parent' => $this->page ) );
		$found[] = $this->posts->has( $moved );
		delete_post_meta( $this->page, PrivatePosts::PRIVATE_META );
		$found[] = $this->posts->has( $moved );
		wp_delete_post( $moved, true );

		self::assertSame( array( false, true, false ), $found );
	}

	public function test_too_many_for_an_option_are_asked_for_once(): void {
		$many = $this->addMany( 200 );
		$this->posts->all();
		wp_cache_flush();
		wp_load_alloptions();
		$before = get_num_queries();
		$found  = array_map( $this->posts->has( ... ), $many );
		$asked  = get_num_queries() - $before;
		$this->removeMany();

		self::assertCount( 200, $found );
		self::assertNotContains( false, $found );
		self::assertSame( 1, $asked );
	}

	public function test_a_database_that_does_not_answer_makes_nothing_public(): void {
		global $wpdb;
		$this->posts->forget();
		$break = static fn( string $query ): string => str_contains( $query, 'post_parent above' )
			? 'SELECT nonsense FROM nowhere'
			: $query;
		$shown = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		try {
			$found = $this->posts->has( $this->page );
		} catch ( StorageFailed ) {
			$found = null;
		} finally {
			remove_filter( 'query', $break );
			$wpdb->suppress_errors( $shown );
		}

		self::assertNull( $found );
		self::assertTrue( $this->posts->has( $this->page ), 'Nor afterwards, by what was kept of that.' );
	}

	private function add( string $type, bool $isPrivate ): int {
		$id = (int) wp_insert_post(
			array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'Rates' )
		);
		if ( $isPrivate ) {
			update_post_meta( $id, PrivatePosts::PRIVATE_META, '1' );
		}
		return $id;
	}

	/** @return list<int> At one go: through WordPress each of them takes as long as a test. */
	private function addMany( int $number ): array {
		global $wpdb;
		$row = "( 'post', 'publish', 'Many', '', '', '', '', '' )";
		$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES " . implode( ', ', array_fill( 0, $number, $row ) ) );
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->postmeta} ( post_id, meta_key, meta_value ) SELECT ID, %s, '1' FROM {$wpdb->posts} WHERE post_title = 'Many'", PrivatePosts::PRIVATE_META ) );
		$this->forget();
		return array_map( 'intval', $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_title = 'Many'" ) );
	}

	private function removeMany(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id IN ( SELECT ID FROM {$wpdb->posts} WHERE post_title = 'Many' )" );
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_title = 'Many'" );
		$this->forget();
	}

	/** As WordPress does at each change. */
	private function forget(): void {
		wp_cache_flush();
		$this->posts->forget();
	}
}
