<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Portal\Access\AccessGuard;
use Atoll\Site\Page\PageMeta;
use WP_Comment_Query;
use WP_Post;
use WP_Query;

/**
 * Keeps private pages out of all that lists pages and their comments. Their own addresses are the {@see AccessGuard}'s,
 * other ways in which WordPress would tell of them have a class each beside this one. Menus are the editor's.
 */
final class PrivatePostFilter {

	/** Query variable of the one query that looks for private pages' files. */
	public const OFF = 'atoll_private_too';

	/** Where WordPress writes SQL of its own: the filter of its condition, and the column of the post's id. */
	private const COLUMNS = array(
		'comment_feed_where'      => 'comment_post_ID',
		'get_next_post_where'     => 'p.ID',
		'get_previous_post_where' => 'p.ID',
		'getarchives_where'       => 'ID',
	);

	/** Query variables that ask for one post by its id, with which WordPress ignores every other condition. */
	private const NUMBERS = array( 'p', 'page_id', 'attachment_id' );

	public function __construct( private PrivatePages $pages ) {}

	public function narrow( WP_Query $query ): void {
		$hidden = $this->hiddenOf( $query );
		if ( array() === $hidden ) {
			return;
		}
		$numbers = array_filter( array_map( $query->get( ... ), self::NUMBERS ), is_numeric( ... ) );
		$wanted  = wp_parse_id_list( (array) $query->get( 'post__in', array() ) );
		// WordPress heeds only one of them.
		if ( array_intersect( array_map( 'intval', $numbers ), $hidden ) ) {
			array_map( static fn( string $number ) => $query->set( $number, 0 ), self::NUMBERS );
			$query->set( 'post__in', array( 0 ) );
		} elseif ( array() !== $wanted ) {
			$query->set( 'post__in', array_values( array_diff( $wanted, $hidden ) ) ?: array( 0 ) );
		} else {
			$query->set( 'post__not_in', array( ...(array) $query->get( 'post__not_in', array() ), ...$hidden ) );
		}
	}

	/** @return list<int> What a query must not find. */
	private function hiddenOf( WP_Query $query ): array {
		if ( $query->get( self::OFF ) || $this->isOwnAddress( $query ) ) {
			return array();
		}
		$types  = array_diff( array_filter( (array) $query->get( 'post_type' ), is_string( ... ) ), array( '' ) );
		$is_any = in_array( 'any', $types, true ) || ( array() === $types && $query->is_search() );
		$pages  = $is_any || array() === $types || array_intersect( $types, PageMeta::TYPES );
		$files  = $is_any || in_array( 'attachment', $types, true );
		// Most queries of a page are for its menu and its templates.
		$closed = $pages || $files ? $this->pages->closed() : array();
		return array() === $closed ? array() : array(
			...( $pages ? $closed : array() ),
			...( $files ? $this->pages->files() : array() ),
		);
	}

	/** A page's own address is the guard's, which has to find it. */
	private function isOwnAddress( WP_Query $query ): bool {
		return $query->is_main_query() && $query->is_singular();
	}

	/**
	 * The guard judges the first post that an address names; a page and an article may share a name.
	 *
	 * @param array<int|WP_Post> $posts
	 * @return array<int|WP_Post>
	 */
	public function first( array $posts, WP_Query $query ): array {
		return count( $posts ) > 1 && $this->isOwnAddress( $query )
			? array_values(
				array_filter(
					$posts,
					fn( int|WP_Post $post ): bool => ! $this->pages->isClosed( is_int( $post ) ? $post : $post->ID )
				)
			)
			: $posts;
	}

	/** @param WP_Comment_Query $query Its variables may be changed. */
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

	/** SQL that leaves private pages out, for visitors; the filter that runs says of which column. */
	public function exclude( string $where ): string {
		$column = self::COLUMNS[ (string) current_filter() ] ?? '';
		$closed = $this->pages->closed();
		return array() === $closed || '' === $column
			? $where
			: $where . " AND $column NOT IN (" . implode( ',', $closed ) . ')';
	}
}
