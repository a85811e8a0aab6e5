<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Forms\Definitions\Placement\FormPlacements;

/**
 * The page that a mailed link leads to. Whoever requests the mail sends its address, and the path could hold any
 * words; so it must be a page that this site has, at the address that the site gives it.
 */
final class ResumePage {

	public function __construct( private FormPlacements $placements ) {}

	/**
	 * @param string $requested An address of this site.
	 * @param int    $form      Its public number.
	 * @return string The page that was asked for, else the first one that shows the form, else the front page.
	 */
	public function of( string $requested, int $form ): string {
		return $this->existing( $requested ) ?: $this->showing( $form ) ?: home_url( '/' );
	}

	/** Empty for what is neither a page, a post nor the front page. */
	private function existing( string $requested ): string {
		$posts = get_option( 'page_for_posts' );
		// Only with plain permalinks the query names the page; otherwise it would reveal the address of any post
		// by its number.
		$postIds = '' === get_option( 'permalink_structure' )
			? array( url_to_postid( $requested ) )
			: array( url_to_postid( (string) strtok( $requested, '?#' ) ), is_numeric( $posts ) ? (int) $posts : 0 );
		$urls    = array_map( static fn( int $id ): string => (string) get_permalink( $id ), array_filter( $postIds ) );
		foreach ( array( ...array_values( $urls ), home_url( '/' ) ) as $address ) {
			if ( $this->path( $requested ) === $this->path( $address ) ) {
				return $address;
			}
		}
		return '';
	}

	private function showing( int $form ): string {
		foreach ( $this->placements->of( $form ) as $post ) {
			return (string) get_permalink( $post );
		}
		return '';
	}

	private function path( string $address ): string {
		return strtolower( trailingslashit( rawurldecode( (string) wp_parse_url( $address, PHP_URL_PATH ) ) ) );
	}
}
