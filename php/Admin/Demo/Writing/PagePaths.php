<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

use Atoll\Admin\Demo\DemoMarkers;

/** Where the demonstration's pages are. WordPress puts one elsewhere where the site has a page at its address. */
final class PagePaths {

	/** @param array<string, string> $expected Of pages that are not made yet: where each will be, by its path. */
	public function __construct( private DemoMarkers $markers, private array $expected = array() ) {}

	/**
	 * Expects those that have no page above them: below one that is new, every address is free.
	 *
	 * @param list<string> $paths Of pages, such as `/services/refinancing/`.
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

	/** @param string $path As the content has it: `/about/#complaints`. What is below a page goes where that is. */
	public function of( string $path ): string {
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
