<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use WP_Error;
use WP_Post;
use WP_REST_Request;

/** Other plugins tell programs what stands in a page's head: its title, and an excerpt as its description. */
final class SeoHeadFilter {

	public function __construct( private PrivatePages $pages ) {}

	/** For whoever asks for a post by its number, past every list. */
	public function excerpt( mixed $excerpt, mixed $post = null ): mixed {
		return $post instanceof WP_Post && $this->pages->isClosed( $post->ID ) ? '' : $excerpt;
	}

	/**
	 * @param mixed                $response What another filter has answered already.
	 * @param array<string, mixed> $handler
	 */
	public function refuse( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$url = $request->get_param( 'url' );
		return is_string( $url ) && $this->isOfClosed( $url )
			? new WP_Error( 'rest_forbidden', __( 'Log in to see this page.', 'atoll' ), array( 'status' => 401 ) )
			: $response;
	}

	/** By the pages' own addresses: url_to_postid() asks a query that does not find them. */
	private function isOfClosed( string $url ): bool {
		$closed = $this->pages->closed();
		if ( array() === $closed ) {
			return false;
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
