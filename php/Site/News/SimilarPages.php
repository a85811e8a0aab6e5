<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Site\Head\ConfirmationPage;

/**
 * Finds pages and articles that a missing URL may have meant: those whose slug shares a word with it, or else those
 * that WordPress' search finds by all of its words. At most two queries, whatever the path; empty if nothing is
 * similar.
 */
final class SimilarPages {

	private const MAX = 5;

	/** Rows that are compared: those with the most words in common, newest first. */
	private const MAX_ROWS = 60;

	/**
	 * @param string $path As requested, such as `services/refinance`.
	 * @return list<\WP_Post> Most similar first.
	 */
	public function to( string $path ): array {
		$words = new UrlWords( $path );
		if ( array() === $words->words ) {
			return array();
		}
		$found  = $this->find( $words );
		$scores = array();
		foreach ( $found as $post ) {
			$scores[ $post->ID ] = $words->similarity( new UrlWords( $post->post_name ) );
		}
		$found = array_filter( $found, static fn( \WP_Post $post ): bool => $scores[ $post->ID ] > 0 );
		if ( array() === $found ) {
			return $this->search( $words );
		}
		usort(
			$found,
			static fn( \WP_Post $a, \WP_Post $b ): int =>
				array( $scores[ $b->ID ], $a->post_name ) <=> array( $scores[ $a->ID ], $b->post_name )
		);
		return array_slice( $found, 0, self::MAX );
	}

	/** @return list<\WP_Post> */
	private function find( UrlWords $words ): array {
		// The words have only letters and digits.
		$likes = array_map(
			static fn( string $stem ): string => sprintf( "(post_name LIKE '%%%s%%')", $stem ),
			$words->stems()
		);
		$where = static fn( string $sql, \WP_Query $query ): string => $query->get( 'atoll_similar' )
			? $sql . ' AND (' . implode( ' OR ', $likes ) . ')'
			: $sql;
		$order = static fn( string $sql, \WP_Query $query ): string => $query->get( 'atoll_similar' )
			? implode( ' + ', $likes ) . ' DESC, ID DESC'
			: $sql;
		add_filter( 'posts_where', $where, 10, 2 );
		add_filter( 'posts_orderby', $order, 10, 2 );
		$found = $this->query( array( 'atoll_similar' => true, 'posts_per_page' => self::MAX_ROWS ) );
		remove_filter( 'posts_where', $where );
		remove_filter( 'posts_orderby', $order );
		return $found;
	}

	/**
	 * Searches titles and content by WordPress' search, best results first.
	 *
	 * @return list<\WP_Post>
	 */
	private function search( UrlWords $words ): array {
		return $this->query(
			array(
				's'              => implode( ' ', $words->words ),
				'posts_per_page' => self::MAX,
			)
		);
	}

	/**
	 * @param array<string, mixed> $arguments
	 * @return list<\WP_Post>
	 */
	private function query( array $arguments ): array {
		$query = new \WP_Query(
			$arguments + array(
				'post_type'              => array( 'page', 'post' ),
				'post_status'            => 'publish',
				'has_password'           => false,
				'ignore_sticky_posts'    => true,
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		$posts = $query->posts ?? array();
		return array_values(
			array_filter(
				$posts,
				static fn( mixed $post ): bool => $post instanceof \WP_Post && ! ConfirmationPage::is( $post )
			)
		);
	}
}
