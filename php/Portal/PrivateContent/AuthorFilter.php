<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use WP_User_Query;

/** Hides users whose published posts are all private: WordPress lists users who have published posts. */
final class AuthorFilter {

	public function __construct( private PrivatePages $pages ) {}

	/** @param WP_User_Query $query The filter changes its SQL. */
	public function narrow( WP_User_Query $query ): void {
		$closed = $this->pages->closed();
		if ( array() !== $closed && $query->get( 'has_published_posts' ) ) {
			/** @var string $where */
			$where              = $query->query_where;
			$query->query_where = (string) preg_replace(
				"/(\\w+)\\.post_status = 'publish'/",
				'$0 AND $1.ID NOT IN (' . implode( ',', $closed ) . ')',
				$where
			);
		}
	}

	/** @param string|list<string> $types */
	public function publicCount( int|string $count, int $user, string|array $types ): int|string {
		$closed = $this->pages->closed();
		return array() === $closed
			? $count
			: (string) ( (int) $count - count( $this->published( $closed, $types, $user ) ) );
	}

	/**
	 * @param array<int, int>|false $counts    Counts from another filter, if any.
	 * @param array<string, mixed>  $arguments Arguments of wp_list_authors().
	 * @return array<int, int>|false Number of posts by author id; false lets WordPress count.
	 */
	public function counts( array|false $counts, array $arguments ): array|false {
		if ( false !== $counts || array() === $this->pages->closed() ) {
			return $counts;
		}
		$articles = get_posts( array( 'numberposts' => -1 ) );
		return array_count_values(
			array_map( static fn( \WP_Post $article ): int => (int) $article->post_author, $articles )
		);
	}

	/**
	 * @param list<int>           $closed
	 * @param string|list<string> $types
	 * @return list<int>
	 */
	private function published( array $closed, string|array $types, int $author ): array {
		return array_values(
			get_posts(
				array(
					'post_type'      => $types,
					'post__in'       => $closed,
					'author'         => $author,
					'numberposts'    => -1,
					'fields'         => 'ids',
					PrivatePostFilter::INCLUDE_PRIVATE => true,
				)
			)
		);
	}
}
