<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Forms\Definitions\Placement\FormPlacements;
use Atoll\Platform\Http\PostFinder;

/**
 * Page that an emailed link leads to. Its URL comes from the person who requests the email, and the path could contain
 * any text, so it must be the permalink of an existing page of this site.
 */
final class ResumePage {

	public function __construct( private FormPlacements $placements, private PostFinder $posts ) {}

	/**
	 * @param string $requested A URL of this site.
	 * @param int    $form      The form's public number.
	 * @return string URL of the requested page, else of the first page that shows the form, else of the front page.
	 */
	public function url( string $requested, int $form ): string {
		return $this->existing( $requested ) ?: $this->showing( $form ) ?: home_url( '/' );
	}

	/** Returns an empty string unless the URL is that of a page, a post or the front page. */
	private function existing( string $requested ): string {
		// The query names the page only with plain permalinks; otherwise it would reveal the URL of any post by
		// its id.
		$post    = $this->posts->at(
			'' === get_option( 'permalink_structure' ) ? $requested : (string) strtok( $requested, '?#' )
		);
		$address = 0 === $post ? home_url( '/' ) : (string) get_permalink( $post );
		return $this->posts->haveSamePath( $requested, $address ) ? $address : '';
	}

	private function showing( int $form ): string {
		foreach ( $this->placements->find( $form ) as $post ) {
			return (string) get_permalink( $post );
		}
		return '';
	}
}
