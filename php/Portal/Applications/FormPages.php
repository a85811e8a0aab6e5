<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Forms\Definitions\Placement\EmbeddedForms;
use Atoll\Forms\Definitions\Placement\FormPlacements;
use Atoll\Forms\Entries\Entry;
use Atoll\Portal\PortalUrls;

/** Finds the page that a form is on. */
final class FormPages {

	public function __construct( private EmbeddedForms $embedded, private FormPlacements $placements ) {}

	/**
	 * Address that opens an entry in its form: where it was sent from if the form is still there, or else where it is
	 * now. Empty when it is nowhere.
	 */
	public function urlForEntry( Entry $entry ): string {
		$sourcePage       = get_post( url_to_postid( $entry->sourceUrl ) ?: null );
		$page             = $sourcePage instanceof \WP_Post && $this->hasForm( $sourcePage, $entry->formNumber )
			? $this->url( $sourcePage, $entry->formNumber )
			: $this->urlForForm( $entry->formNumber );
		[ $url, $anchor ] = explode( '#', $page, 2 ) + array( '', '' );
		return '' === $url ? '' : add_query_arg( PortalUrls::ENTRY, (string) $entry->id, $url ) . "#{$anchor}";
	}

	/** @return string Address of a published page with the form; empty when there is none. */
	public function urlForForm( int $form ): string {
		foreach ( $this->placements->of( $form ) as $page ) {
			if ( 'page' === $page->post_type && $this->hasForm( $page, $form ) ) {
				return $this->url( $page, $form );
			}
		}
		return '';
	}

	private function hasForm( \WP_Post $page, int $form ): bool {
		return 'publish' === $page->post_status && $this->embedded->isIn( $page, $form );
	}

	private function url( \WP_Post $page, int $form ): string {
		return get_permalink( $page ) . "#atoll-form-{$form}";
	}
}
