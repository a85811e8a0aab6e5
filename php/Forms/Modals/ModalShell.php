<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

use Atoll\Forms\Page\Rendering\FormStyles;
use Atoll\Platform\Rest\RestNamespaces;

/**
 * What the modal island puts around a form. One per page; every form that is opened gets a copy.
 *
 * Beside it in the template stand the sheets that only those forms need: a browser asks for none of them before the
 * island takes them out, so that a page that merely links to a form is not painted later for it.
 */
final class ModalShell {

	/** @var array<string, true> By their handles. */
	private array $sheets = array();

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
				. '</div></dialog></template>',
			esc_url( rest_url( RestNamespaces::ATOLL . '/forms/' ) ),
			$this->missingSheets(),
			esc_attr__( 'Opening the form…', 'atoll' ),
			esc_attr__( 'Close', 'atoll' )
		);
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
