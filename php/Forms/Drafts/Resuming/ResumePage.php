<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Forms\Definitions\Placement\FormPlacements;

/**
 * The page that a mailed link leads to. Whoever asks for the mail names it, and its path may hold any words; so it is
 * one that this site really has, by the address that the site itself gives it.
 */
final class ResumePage {

	public function __construct( private FormPlacements $placements ) {}

	/**
	 * @param string $asked An address of this site.
	 * @param int    $form  Its public number.
	 * @return string The page that was asked for, else the first one that shows the form, else the front page.
	 */
	public function of( string $asked, int $form ): string {
		return $this->known( $asked ) ?: $this->own( $form ) ?: home_url( '/' );
	}

	/** Empty for what is neither a page, a post nor the front page. */
	private function known( string $asked ): string {
		$posts = get_option( 'page_for_posts' );
		// Only where addresses are plain the query names the page; elsewhere it would find out the address of any
		// number.
		$found = '' === get_option( 'permalink_structure' )
			? array( url_to_postid( $asked ) )
			: array( url_to_postid( (string) strtok( $asked, '?#' ) ), is_numeric( $posts ) ? (int) $posts : 0 );
		$known = array_map( static fn( int $id ): string => (string) get_permalink( $id ), array_filter( $found ) );
		foreach ( array( ...array_values( $known ), home_url( '/' ) ) as $address ) {
			if ( $this->path( $asked ) === $this->path( $address ) ) {
				return $address;
			}
		}
		return '';
	}

	private function own( int $form ): string {
		foreach ( $this->placements->of( $form ) as $post ) {
			return (string) get_permalink( $post );
		}
		return '';
	}

	private function path( string $address ): string {
		return strtolower( trailingslashit( rawurldecode( (string) wp_parse_url( $address, PHP_URL_PATH ) ) ) );
	}
}
