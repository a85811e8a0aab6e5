<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

/** Finds the page that a form is on, for somebody who goes on with it: it may have moved since they were there. */
final class FormPages {

	public function __construct(
		private EmbeddedForms $embedded,
		private FormPlacements $placements,
		private SiteLinks $links
	) {}

	/**
	 * @param string $sourceUrl Where it was saved or sent from.
	 * @param int    $form      Its public number.
	 * @return string Address of that page if the form is still there, or else of where it is now; empty when it is
	 * nowhere.
	 */
	public function url( string $sourceUrl, int $form ): string {
		$sourcePage = get_post( url_to_postid( $sourceUrl ) ?: null );
		return $sourcePage instanceof \WP_Post && $this->hasForm( $sourcePage, $form )
			? $this->pageUrl( $sourcePage, $form )
			: $this->urlForForm( $form );
	}

	/** @return string Address of a published page with the form; empty when there is none. */
	public function urlForForm( int $form ): string {
		foreach ( $this->placements->of( $form ) as $page ) {
			if ( 'page' === $page->post_type && $this->hasForm( $page, $form ) ) {
				return $this->pageUrl( $page, $form );
			}
		}
		return '';
	}

	/** @return string As {@see url()}, or else of a page that opens the form by a link, in itself or around it. */
	public function urlForDraft( string $sourceUrl, int $form ): string {
		return $this->url( $sourceUrl, $form ) ?: $this->urlWithLink( $form );
	}

	private function urlWithLink( int $form ): string {
		foreach ( $this->placements->linkingTo( $form ) as $page ) {
			return (string) get_permalink( $page );
		}
		$isAround = $this->links->leadTo( $form ) || $this->placements->around( $form )->valid();
		return $isAround ? home_url( '/' ) : '';
	}

	private function hasForm( \WP_Post $page, int $form ): bool {
		return 'publish' === $page->post_status && $this->embedded->isIn( $page, $form );
	}

	private function pageUrl( \WP_Post $page, int $form ): string {
		return get_permalink( $page ) . "#atoll-form-{$form}";
	}
}
