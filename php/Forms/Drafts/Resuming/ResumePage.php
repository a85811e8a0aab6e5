<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Forms\Definitions\Placement\FormPlacements;
use Atoll\Platform\Http\PostFinder;

/**
 * The page that a mailed link leads to. Whoever requests the mail sends its address, and the path could hold any
 * words; so it must be a page that this site has, at the address that the site gives it.
 */
final class ResumePage {

	public function __construct( private FormPlacements $placements, private PostFinder $posts ) {}

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
		// Only with plain permalinks the query names the page; otherwise it would reveal the address of any post
		// by its number.
		$post    = $this->posts->at(
			'' === get_option( 'permalink_structure' ) ? $requested : (string) strtok( $requested, '?#' )
		);
		$address = 0 === $post ? home_url( '/' ) : (string) get_permalink( $post );
		return $this->posts->haveSamePath( $requested, $address ) ? $address : '';
	}

	private function showing( int $form ): string {
		foreach ( $this->placements->of( $form ) as $post ) {
			return (string) get_permalink( $post );
		}
		return '';
	}
}
