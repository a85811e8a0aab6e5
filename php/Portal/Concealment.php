<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Module;
use Atoll\Site\Page\PageMeta;
use WP_Comment_Query;
use WP_Error;
use WP_Query;
use WP_REST_Comments_Controller;
use WP_REST_Posts_Controller;
use WP_REST_Request;

/**
 * Keeps private pages out of all that lists or tells of pages: search, feeds, site maps, REST, embeds, comments and
 * the links to the next page. Their own addresses are the {@see Guard}'s. Menus are the editor's.
 */
final class Concealment implements Module {

	/** Query variable of the one query that looks for private pages. */
	public const OFF = 'atoll_private_too';

	/** Where WordPress speaks SQL by itself: the filter of its condition, and the column of a page's number. */
	private const COLUMNS = array(
		'comment_feed_where'      => 'comment_post_ID',
		'get_next_post_where'     => 'p.ID',
		'get_previous_post_where' => 'p.ID',
		'getarchives_where'       => 'ID',
	);

	public function __construct( private PrivatePages $pages ) {}

	public function register(): void {
		add_action( 'pre_get_posts', $this->narrow( ... ), 100 );
		add_action( 'pre_get_comments', $this->narrowComments( ... ), 100 );
		foreach ( self::COLUMNS as $filter => $column ) {
			add_filter( $filter, fn( string $where ): string => $where . $this->not( $column ) );
		}
		add_filter( 'rest_request_before_callbacks', $this->refuse( ... ), 10, 3 );
		add_filter( 'oembed_request_post_id', $this->open( ... ) );
		// WordPress corrects addresses, also of what it did not find, and so would tell a page's name.
		add_filter( 'old_slug_redirect_post_id', $this->open( ... ) );
		add_filter( 'redirect_canonical', $this->uncorrected( ... ) );
		// The same for everybody, since they are kept by search engines.
		add_filter( 'wp_sitemaps_posts_query_args', fn( array $query ): array => array( 'post__not_in' => $this->pages->ids() ) + $query );
	}

	private function narrow( WP_Query $query ): void {
		$hidden = $this->hiddenOf( $query );
		$wanted = wp_parse_id_list( (array) $query->get( 'post__in', array() ) );
		// WordPress heeds only one of the two.
		if ( array() === $wanted ) {
			$query->set( 'post__not_in', array( ...(array) $query->get( 'post__not_in', array() ), ...$hidden ) );
		} else {
			$query->set( 'post__in', array_values( array_diff( $wanted, $hidden ) ) ?: array( 0 ) );
		}
	}

	/** @return list<int> What a query must not find. */
	private function hiddenOf( WP_Query $query ): array {
		// A page's own address is the guard's, which has to find it.
		if ( is_user_logged_in() || $query->get( self::OFF ) || ( $query->is_main_query() && $query->is_singular() ) ) {
			return array();
		}
		$types = array_diff( array_filter( (array) $query->get( 'post_type' ), is_string( ... ) ), array( '' ) );
		return array(
			...( array() === $types || array_intersect( $types, array( 'any', ...PageMeta::TYPES ) ) ? $this->pages->ids() : array() ),
			...( array_intersect( $types, array( 'any', 'attachment' ) ) ? $this->pages->files() : array() ),
		);
	}

	/** @param WP_Comment_Query $query Its variables may be changed. */
	private function narrowComments( WP_Comment_Query $query ): void {
		if ( ! is_user_logged_in() ) {
			$query->query_vars['post__not_in'] = array( ...(array) ( $query->query_vars['post__not_in'] ?: array() ), ...$this->pages->ids() );
		}
	}

	/** SQL that leaves private pages out, for visitors. */
	private function not( string $column ): string {
		$hidden = is_user_logged_in() ? array() : $this->pages->ids();
		return array() === $hidden ? '' : " AND $column NOT IN (" . implode( ',', $hidden ) . ')';
	}

	private function open( int $post ): int {
		return $this->pages->isClosed( $post ) ? 0 : $post;
	}

	private function uncorrected( string $url ): string|false {
		$asked = wp_parse_id_list( array_map( get_query_var( ... ), array( 'p', 'page_id', 'attachment_id' ) ) );
		return array_filter( $asked, $this->pages->isClosed( ... ) ) ? false : $url;
	}

	/**
	 * @param mixed                $response What another filter has answered already.
	 * @param array<string, mixed> $handler
	 */
	private function refuse( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$id         = $request->get_param( 'id' );
		$controller = is_array( $handler['callback'] ?? null ) ? $handler['callback'][0] : null;
		$post       = match ( true ) {
			! is_numeric( $id )                                => 0,
			$controller instanceof WP_REST_Posts_Controller    => (int) $id,
			$controller instanceof WP_REST_Comments_Controller => (int) get_comment( (int) $id )?->comment_post_ID,
			default                                            => 0,
		};
		return $this->pages->isClosed( $post )
			? new WP_Error( 'rest_forbidden', __( 'Log in to see this page.', 'atoll' ), array( 'status' => 401 ) )
			: $response;
	}
}
