<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

use Atoll\Forms\Page\Rendering\FormStyles;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Settings\DisplayedPhone;
use Atoll\Platform\SiteLanguage;

/**
 * What the modal island puts around a form. One per page; every form that is opened gets a copy.
 *
 * Beside it in the template stand the sheets that only those forms need: a browser asks for none of them before the
 * island takes them out, so that a page that merely links to a form is not painted later for it.
 */
final class ModalShell {

	/** @var array<string, true> By their handles. */
	private array $sheets = array();

	public function __construct( private DisplayedPhone $phone ) {}

	/** @param list<string> $handles What a form that may be opened needs. */
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

	/** What the island says when a form has not come that stands on no page, which it would follow the link to. */
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

	/** Tags of the sheets that the page does not have. They do not count as printed: a form may follow in the page. */
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
