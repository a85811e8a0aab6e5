<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** Hides what SEO plugins return from the head of private pages: the title, and an excerpt as description. */
final class SeoHeadFilter {

	public function __construct( private PrivatePages $pages ) {}

	/** Empties the excerpt for code that gets a post by id, bypassing all queries. */
	public function excerpt( mixed $excerpt, mixed $post = null ): mixed {
		return $post instanceof WP_Post && $this->pages->isClosed( $post->ID ) ? '' : $excerpt;
	}

	/**
	 * Refuses a route that returns the head of a private page, named by its URL or id.
	 *
	 * @param mixed                $response Response of another filter, if any.
	 * @param array<string, mixed> $handler
	 */
	public function refuse( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$url      = $request->get_param( 'url' );
		$id       = $request->get_param( 'id' );
		$isClosed = ( is_string( $url ) && $this->isOfClosed( $url ) )
			|| ( is_numeric( $id ) && $this->pages->isClosed( (int) $id ) );
		return $isClosed
			? new WP_Error( 'rest_forbidden', __( 'Log in to see this page.', 'atoll' ), array( 'status' => 401 ) )
			: $response;
	}

	/**
	 * @param mixed $answer Response of a search that reads the posts table directly: rows with the post's id as `id`.
	 */
	public function withoutClosed( mixed $answer ): mixed {
		$rows = $answer instanceof WP_REST_Response ? $answer->get_data() : null;
		if ( $answer instanceof WP_REST_Response && is_array( $rows ) ) {
			$closed = fn( mixed $row ): bool => is_array( $row ) && is_numeric( $row['id'] ?? null )
				&& $this->pages->isClosed( (int) $row['id'] );
			$answer->set_data( array_values( array_filter( $rows, fn( mixed $row ): bool => ! $closed( $row ) ) ) );
		}
		return $answer;
	}

	/**
	 * Whether a URL is that of a closed page or file. Compares permalinks, because url_to_postid() uses a query that
	 * does not find closed pages, except for URLs with an id.
	 */
	private function isOfClosed( string $url ): bool {
		$closed = $this->pages->closed();
		if ( array() === $closed ) {
			return false;
		}
		if ( $this->pages->isPrivate( url_to_postid( $url ) ) ) {
			return true;
		}
		$paths = array( self::path( $url ), self::path( (string) strtok( $url, '?#' ) ) );
		foreach ( array( ...$closed, ...$this->pages->files() ) as $id ) {
			if ( in_array( self::path( (string) get_permalink( $id ) ), $paths, true ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns path and query in a normalised spelling. */
	private static function path( string $url ): string {
		$query = (string) wp_parse_url( $url, PHP_URL_QUERY );
		return strtolower( trim( rawurldecode( (string) wp_parse_url( $url, PHP_URL_PATH ) ), '/' ) )
			. ( '' === $query ? '' : "?{$query}" );
	}
}
