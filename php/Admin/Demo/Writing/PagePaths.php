<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

use Atoll\Admin\Demo\DemoMarkers;

/** Paths of the demo's pages. If the site has a page with the same URL already, WordPress changes the path. */
final class PagePaths {

	/** @param array<string, string> $expected Future paths of pages not created yet, by path in the content. */
	public function __construct( private DemoMarkers $markers, private array $expected = array() ) {}

	/**
	 * Adds the future paths of pages without a parent. Below a new page, every path is free.
	 *
	 * @param list<string> $paths Paths of pages, such as `/services/refinancing/`.
	 */
	public static function expecting( array $paths, DemoMarkers $markers ): self {
		$expected = array();
		foreach ( $paths as $path ) {
			if ( '/' !== $path && '/' === dirname( $path ) ) {
				$slug              = wp_unique_post_slug( basename( $path ), 0, 'publish', 'page', 0 );
				$expected[ $path ] = "/{$slug}/";
			}
		}
		return new self( $markers, $expected );
	}

	/** @param string $path Path in the content: `/about/#complaints`. Paths below a page follow that page. */
	public function resolve( string $path ): string {
		$page = (string) preg_replace( '~[^/]*$~', '', $path );
		while ( strlen( $page ) > 1 ) {
			$post  = $this->markers->find( "page:{$page}" );
			$place = $post ? '/' . get_page_uri( $post ) . '/' : $this->expected[ $page ] ?? null;
			if ( null !== $place ) {
				return $place . substr( $path, strlen( $page ) );
			}
			$page = rtrim( dirname( $page ), '/' ) . '/';
		}
		return $path;
	}
}
