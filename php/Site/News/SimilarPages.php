<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

/**
 * Pages and articles that may be meant by an address that is not there: whose own address shares a word with it, else
 * those in which a search finds all its words. At most two queries, whatever the path; nothing where nothing is like it.
 */
final class SimilarPages {

	private const MOST = 5;

	/** Rows that are looked at, words that are looked for, and letters that make a word. */
	private const ROWS     = 60;
	private const WORDS    = 8;
	private const SHORTEST = 3;

	/** Letters that two words begin with alike when one is a slip or another form of the other. */
	private const STEM = 5;

	/** Words of addresses that say nothing of what is there. */
	private const EMPTY = array(
		'the',
		'and',
		'for',
		'with',
		'from',
		'how',
		'what',
		'why',
		'when',
		'who',
		'are',
		'you',
		'your',
		'our',
		'not',
		'nothing',
		'here',
		'this',
		'that',
		'page',
		'pages',
		'index',
		'html',
		'htm',
		'php',
		'asp',
		'aspx',
	);

	/**
	 * @param string $path As it was asked for, such as `services/refinance`.
	 * @return list<\WP_Post> The most alike first.
	 */
	public function to( string $path ): array {
		$words = $this->words( $path );
		$found = $words ? $this->find( $words ) : array();
		$marks = array();
		foreach ( $found as $post ) {
			$marks[ $post->ID ] = $this->likeness( $words, $this->words( $post->post_name ) );
		}
		$found = array_filter( $found, static fn( \WP_Post $post ): bool => $marks[ $post->ID ] > 0 );
		if ( array() === $found ) {
			return $words ? $this->search( $words ) : array();
		}
		usort( $found, static fn( \WP_Post $a, \WP_Post $b ): int => array( $marks[ $b->ID ], $a->post_name ) <=> array( $marks[ $a->ID ], $b->post_name ) );
		return array_slice( $found, 0, self::MOST );
	}

	/** @return list<string> Lower-case letters and digits alone. */
	private function words( string $path ): array {
		preg_match_all( '/[a-z0-9]{' . self::SHORTEST . ',}/', strtolower( remove_accents( rawurldecode( $path ) ) ), $found );
		return array_slice( array_values( array_diff( array_unique( $found[0] ), self::EMPTY ) ), 0, self::WORDS );
	}

	/**
	 * Letters of words in common, and of beginnings in common; of two alike the shorter address comes first.
	 *
	 * @param list<string> $asked
	 * @param list<string> $own
	 */
	private function likeness( array $asked, array $own ): float {
		$stem = static fn( string $word ): string => substr( $word, 0, self::STEM );
		$same = implode( '', array_intersect( $asked, $own ) );
		$near = implode( '', array_intersect( array_map( $stem, $asked ), array_map( $stem, $own ) ) );
		return ( strlen( $same ) + strlen( $near ) ) / ( 1 + count( $own ) / 10 );
	}

	/**
	 * @param non-empty-list<string> $words
	 * @return list<\WP_Post>
	 */
	private function find( array $words ): array {
		// Only letters and digits are left in the words.
		$likes = array_map( static fn( string $word ): string => sprintf( "post_name LIKE '%%%s%%'", substr( $word, 0, self::STEM ) ), $words );
		$where = static fn( string $sql, \WP_Query $query ): string => $query->get( 'atoll_similar' )
			? $sql . ' AND (' . implode( ' OR ', $likes ) . ')'
			: $sql;
		add_filter( 'posts_where', $where, 10, 2 );
		$found = $this->query(
			array(
				'atoll_similar'  => true,
				'posts_per_page' => self::ROWS,
				'orderby'        => 'ID',
			)
		);
		remove_filter( 'posts_where', $where );
		return $found;
	}

	/**
	 * What WordPress finds in titles and texts, the best first.
	 *
	 * @param non-empty-list<string> $words
	 * @return list<\WP_Post>
	 */
	private function search( array $words ): array {
		return $this->query(
			array(
				's'              => implode( ' ', $words ),
				'posts_per_page' => self::MOST,
			)
		);
	}

	/**
	 * @param array<string, mixed> $asked
	 * @return list<\WP_Post>
	 */
	private function query( array $asked ): array {
		$query = new \WP_Query(
			$asked + array(
				'post_type'              => array( 'page', 'post' ),
				'post_status'            => 'publish',
				'has_password'           => false,
				'ignore_sticky_posts'    => true,
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		return array_values( array_filter( $query->posts ?? array(), static fn( mixed $post ): bool => $post instanceof \WP_Post ) );
	}
}
