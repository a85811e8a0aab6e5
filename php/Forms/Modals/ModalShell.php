<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

use Atoll\Forms\Page\Rendering\FormStyles;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Settings\DisplayedPhone;
use Atoll\Platform\SiteLanguage;

/**
 * Template of the modal island's markup around a form. One per page; every opened form gets a copy.
 *
 * The template also contains the style sheets that only those forms need. Browsers do not load them until the island
 * takes them out, so that they do not delay a page that only links to a form.
 */
final class ModalShell {

	/** @var array<string, true> By handle. */
	private array $sheets = array();

	public function __construct( private DisplayedPhone $phone ) {}

	/** @param list<string> $handles Style sheets of a form that may be opened. */
	public function addSheets( array $handles ): void {
		$this->sheets += array_fill_keys( $handles, true );
	}

	public function html(): string {
		return $this->tags( array( FormStyles::DIALOG ) ) . sprintf(
			'<template id="atoll-modal" data-endpoint="%s">%s<dialog class="atoll-dialog atoll-dialog--form" tabindex="-1" aria-label="%s">'
				. '<div class="atoll-dialog__panel"><div class="atoll-dialog__head">'
				. '<h2 class="atoll-dialog__title" data-atoll="title" tabindex="-1"></h2>'
				. '<button type="button" class="atoll-dialog__close" data-atoll="close" aria-label="%s"></button></div>'
				. '<div class="atoll-dialog__body" data-atoll="body"><div class="atoll-spinner"></div></div>'
				. '</div></dialog>%s</template>',
			esc_url( SiteLanguage::inAddress( RestNamespaces::url( RestNamespaces::ATOLL, '/forms/*' ) ) ),
			$this->missingSheets(),
			esc_attr__( 'Opening the form…', 'atoll' ),
			esc_attr__( 'Close', 'atoll' ),
			$this->failure()
		);
	}

	/** Returns the island's message if a form could not be loaded that is on no page; otherwise it follows the link. */
	private function failure(): string {
		$phone = $this->phone->text();
		$text  = '' === $phone
			? esc_html__( 'We could not open the form. Check your connection, then try again.', 'atoll' )
			: sprintf(
				/* translators: %s: the company's phone number. */
				esc_html__( 'We could not open the form. Check your connection and try again, or call us on %s.', 'atoll' ),
				$this->link( $phone, $this->phone->url() )
			);
		return sprintf(
			'<div class="atoll-dialog__failure atoll-form" data-atoll="open-failure"><div class="atoll-alert" role="alert">'
				. '<p>%s</p><button type="button" class="atoll-button atoll-button--secondary">%s</button></div></div>',
			$text,
			esc_html__( 'Try again', 'atoll' )
		);
	}

	private function link( string $phone, string $url ): string {
		return '' === $url
			? esc_html( $phone )
			: sprintf( '<a href="%s"><bdi>%s</bdi></a>', esc_url( $url, array( 'tel' ) ), esc_html( $phone ) );
	}

	/**
	 * Returns tags of style sheets missing on the page. They do not count as printed, since a form may still follow.
	 */
	private function missingSheets(): string {
		$styles = wp_styles();
		$done   = $styles->done;
		$tags   = $this->tags( array_keys( $this->sheets ) );

		$styles->done = $done;
		return $tags;
	}

	/** @param list<string> $handles */
	private function tags( array $handles ): string {
		ob_start();
		wp_styles()->do_items( $handles );
		return trim( (string) ob_get_clean() );
	}
}
