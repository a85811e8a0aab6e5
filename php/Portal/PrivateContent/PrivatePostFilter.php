<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Portal\Access\AccessGuard;
use Atoll\Site\Page\PageMeta;
use WP_Comment_Query;
use WP_Post;
use WP_Query;

/**
 * Hides private pages from everything that lists pages or their comments. {@see AccessGuard} protects the pages' own
 * URLs; each other way in which WordPress would reveal them has a class in this folder. Menus are up to the editor.
 */
final class PrivatePostFilter {

	/** Query variable of queries that must find private pages and files too. */
	public const INCLUDE_PRIVATE = 'atoll_private_too';

	/** Filters for SQL that WordPress writes itself, with the column of the post id. */
	private const COLUMNS = array(
		'comment_feed_where'      => 'comment_post_ID',
		'get_next_post_where'     => 'p.ID',
		'get_previous_post_where' => 'p.ID',
		'getarchives_where'       => 'ID',
	);

	/** Query variables that name one post by id; with them, WordPress ignores all other conditions. */
	private const ID_VARIABLES = array( 'p', 'page_id', 'attachment_id' );

	public function __construct( private PrivatePages $pages ) {}

	public function narrow( WP_Query $query ): void {
		$hidden = $this->hiddenOf( $query );
		if ( array() === $hidden ) {
			return;
		}
		$ids      = array_filter( array_map( $query->get( ... ), self::ID_VARIABLES ), is_numeric( ... ) );
		$included = wp_parse_id_list( (array) $query->get( 'post__in', array() ) );
		// WordPress applies only one of id, post__in and post__not_in.
		if ( array_intersect( array_map( 'intval', $ids ), $hidden ) ) {
			array_map( static fn( string $variable ) => $query->set( $variable, 0 ), self::ID_VARIABLES );
			$query->set( 'post__in', array( 0 ) );
		} elseif ( array() !== $included ) {
			$query->set( 'post__in', array_values( array_diff( $included, $hidden ) ) ?: array( 0 ) );
		} else {
			$query->set( 'post__not_in', array( ...(array) $query->get( 'post__not_in', array() ), ...$hidden ) );
		}
	}

	/** @return list<int> Ids that the query must not find. */
	private function hiddenOf( WP_Query $query ): array {
		if ( $query->get( self::INCLUDE_PRIVATE ) || $this->isForOnePost( $query ) ) {
			return array();
		}
		$types = array_diff( array_filter( (array) $query->get( 'post_type' ), is_string( ... ) ), array( '' ) );
		$isAny = in_array( 'any', $types, true ) || ( array() === $types && $query->is_search() );
		$pages = $isAny || array() === $types || array_intersect( $types, PageMeta::TYPES );
		$files = $isAny || in_array( 'attachment', $types, true );
		// Checked only now, as most queries on a page are for its menu and templates.
		$closed = $pages || $files ? $this->pages->closed() : array();
		return array() === $closed ? array() : array(
			...( $pages ? $closed : array() ),
			...( $files ? $this->pages->files() : array() ),
		);
	}

	/**
	 * Whether this is the main query for one post at its own URL. {@see AccessGuard} decides there, so it has to find
	 * the post. REST routes of other plugins that show a page have no guard.
	 */
	private function isForOnePost( WP_Query $query ): bool {
		return $query->is_main_query() && $query->is_singular() && ! wp_is_serving_rest_request();
	}

	/**
	 * Removes closed posts from a query for one post. The guard checks only the first post that a URL finds, but a page
	 * and a post may share a name.
	 *
	 * @param array<int|WP_Post> $posts
	 * @return array<int|WP_Post>
	 */
	public function withoutClosed( array $posts, WP_Query $query ): array {
		return count( $posts ) > 1 && $this->isForOnePost( $query )
			? array_values(
				array_filter(
					$posts,
					fn( int|WP_Post $post ): bool => ! $this->pages->isClosed( is_int( $post ) ? $post : $post->ID )
				)
			)
			: $posts;
	}

	/** @param WP_Comment_Query $query The filter changes its variables. */
	public function narrowComments( WP_Comment_Query $query ): void {
		$closed = $this->pages->closed();
		if ( array() !== $closed ) {
			$query->query_vars['post__not_in'] = array(
				...(array) ( $query->query_vars['post__not_in'] ?: array() ),
				...$closed,
			);
		}
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function narrowSitemap( array $query ): array {
		return array(
			'post__not_in' => array( ...(array) ( $query['post__not_in'] ?? array() ), ...$this->pages->ids() ),
		)
			+ $query;
	}

	/** Adds SQL that excludes private pages for visitors; the current filter determines the column. */
	public function exclude( string $where ): string {
		$column = self::COLUMNS[ (string) current_filter() ] ?? '';
		$closed = $this->pages->closed();
		return array() === $closed || '' === $column
			? $where
			: $where . " AND $column NOT IN (" . implode( ',', $closed ) . ')';
	}
}
