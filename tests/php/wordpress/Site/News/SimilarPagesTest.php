<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Site\News\SimilarPages;
use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;

/** What may be meant by an address that is not there. */
final class SimilarPagesTest extends NewsTestCase {

	public function test_similar_pages_are_found_in_one_query_whatever_the_path_holds(): void {
		$this->article( 'A', array( 'post_name' => 'offset-accounts' ) );
		$paths = array(
			'news/offset_account',
			"offset'; DROP TABLE wp_posts; --",
			'OFFSET%25%25',
			str_repeat( 'offset/x%27/', 200 ),
		);
		foreach ( $paths as $path ) {
			$before = get_num_queries();
			$found  = ( new SimilarPages() )->to( $path );
			$this->assertLessThanOrEqual( 2, get_num_queries() - $before, 'The other looks for private pages.' );
			$this->assertSame( 'offset-accounts', $found[0]->post_name, $path );
		}
		$this->assertSame( array(), ( new SimilarPages() )->to( '%E0%A4%A/..' ) );
	}

	public function test_the_page_with_most_of_the_words_is_found_among_many_with_one(): void {
		global $wpdb;
		$this->add( 'page', array( 'post_title' => 'A', 'post_name' => 'first-home-buyer' ) );
		// As many as a site has, without what WordPress does for each.
		$rows = array_map(
			static fn( int $number ): string => "('post', 'publish', 'loan-{$number}', '', '', '', '', '')",
			range( 1, 61 )
		);
		$wpdb->query( "INSERT INTO {$wpdb->posts} (post_type, post_status, post_name, post_title, post_content, post_excerpt, to_ping, pinged) VALUES " . implode( ',', $rows ) );
		$found = ( new SimilarPages() )->to( 'first-home-buyers-loan' );
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_name LIKE 'loan-%' AND post_title = ''" );
		$this->assertSame( 'first-home-buyer', $found[0]->post_name );
	}

	public function test_words_that_say_nothing_make_no_pages_similar(): void {
		$this->article( 'A', array( 'post_name' => 'why-lenders-do-not-count-all-the-rent' ) );
		$this->article( 'B', array( 'post_name' => 'will-you-pay-more-now-than-you-should' ) );
		$this->assertSame( array(), ( new SimilarPages() )->to( 'will-they-now-have-all-of-the-zzz' ) );
		$this->assertSame(
			'why-lenders-do-not-count-all-the-rent',
			( new SimilarPages() )->to( 'all-about-rent' )[0]->post_name
		);
	}
}
