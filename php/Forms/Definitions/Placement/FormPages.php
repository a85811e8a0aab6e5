<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

/** Finds the page that a form is on, for a person who continues with it: the form may have moved since their visit. */
final class FormPages {

	public function __construct(
		private EmbeddedForms $embedded,
		private FormPlacements $placements,
		private SiteLinks $links
	) {}

	/**
	 * @param string $sourceUrl URL of the page that the form was saved or sent from.
	 * @param int    $form      The form's public number.
	 * @return string URL of that page if the form is still on it, otherwise of a page that shows the form now; empty if
	 *                there is none.
	 */
	public function url( string $sourceUrl, int $form ): string {
		$sourcePage = get_post( url_to_postid( $sourceUrl ) ?: null );
		return $sourcePage instanceof \WP_Post && $this->hasForm( $sourcePage, $form )
			? $this->pageUrl( $sourcePage, $form )
			: $this->urlForForm( $form );
	}

	/** @return string URL of a published page with the form; empty if there is none. */
	public function urlForForm( int $form ): string {
		foreach ( $this->placements->find( $form ) as $page ) {
			if ( 'page' === $page->post_type && $this->hasForm( $page, $form ) ) {
				return $this->pageUrl( $page, $form );
			}
		}
		return '';
	}

	/** @return string URL as from {@see url()}, or a page with a link to the form in its content or around. */
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
