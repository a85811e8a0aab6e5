<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Platform\Http\PostFinder;
use Atoll\Site\Page\PageMeta;

/** Stops redirects to private pages: WordPress corrects URLs, even of posts it did not find, and so reveals names. */
final class UrlGuessingFilter {

	public function __construct( private PrivatePages $pages, private PostFinder $finder ) {}

	public function canonicalUrl( string $url ): string|false {
		$ids = wp_parse_id_list( array_map( get_query_var( ... ), array( 'p', 'page_id', 'attachment_id' ) ) );
		return array_filter( $ids, $this->pages->isClosed( ... ) ) || $this->leadsToClosed( $url ) ? false : $url;
	}

	/** Whether a redirect leads to a closed page. WordPress guesses by the start of a name, without a filter. */
	private function leadsToClosed( string $url ): bool {
		foreach ( $this->namedIn( $url ) as $id ) {
			// A public page elsewhere may have the same name.
			if ( $this->finder->isAtOrBelow( $url, (string) get_permalink( $id ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return array<int> Closed pages and files whose name occurs in the URL. */
	private function namedIn( string $url ): array {
		$closed = $this->pages->closed();
		$names  = array_filter( explode( '/', (string) wp_parse_url( $url, PHP_URL_PATH ) ) );
		return array() === $closed || array() === $names ? array() : get_posts(
			array(
				'post_type'      => array( ...PageMeta::TYPES, 'attachment' ),
				'post_status'    => array( 'publish', 'inherit' ),
				'post_name__in'  => array_values( $names ),
				'post__in'       => array( ...$closed, ...$this->pages->files() ),
				'numberposts'    => -1,
				'fields'         => 'ids',
				'orderby'        => 'none',
				PrivatePostFilter::INCLUDE_PRIVATE => true,
			)
		);
	}

	/** Limits wp-trackback.php, which redirects to any post whose id ends its URL, even to drafts. */
	public function trackbackRedirect( string $url ): string {
		// Not is_trackback(): WordPress resets it when no post has the name wp-trackback.php.
		if ( ! get_query_var( 'tb' ) ) {
			return $url;
		}
		$post = url_to_postid( $url );
		return 0 === $post || $this->pages->isClosed( $post ) || ! is_post_publicly_viewable( $post )
			? home_url( '/' )
			: $url;
	}

	public function oldSlugId( int $post ): int {
		return $this->pages->isClosed( $post ) ? 0 : $post;
	}

	public function embeddedId( int $post ): int {
		return $this->pages->isPrivate( $post ) ? 0 : $post;
	}
}
