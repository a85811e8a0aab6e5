<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** Other plugins tell programs what stands in a page's head: its title, and an excerpt as its description. */
final class SeoHeadFilter {

	public function __construct( private PrivatePages $pages ) {}

	/** For whoever asks for a post by its number, past every list. */
	public function excerpt( mixed $excerpt, mixed $post = null ): mixed {
		return $post instanceof WP_Post && $this->pages->isClosed( $post->ID ) ? '' : $excerpt;
	}

	/**
	 * Of a route that tells of one page, by its address or its number.
	 *
	 * @param mixed                $response What another filter has answered already.
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
	 * @param mixed $answer Of a search that reads the table of posts itself: a row for each, with its number as `id`.
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
	 * By the pages' own addresses: url_to_postid() asks a query that does not find them, and asks none where the
	 * address has a number.
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

	/** Path and query, as all spellings of one address have them. */
	private static function path( string $url ): string {
		$query = (string) wp_parse_url( $url, PHP_URL_QUERY );
		return strtolower( trim( rawurldecode( (string) wp_parse_url( $url, PHP_URL_PATH ) ), '/' ) )
			. ( '' === $query ? '' : "?{$query}" );
	}
}
