<?php

declare( strict_types=1 );

namespace Atoll\Forms\Modals;

use Atoll\Platform\Rest\RestNamespaces;

/** What the modal island puts around a form. One per page; every form that is opened gets a copy. */
final class ModalShell {

	public function html(): string {
		return sprintf(
			'<template id="atoll-modal" data-endpoint="%s"><dialog class="atoll-dialog atoll-dialog--form" tabindex="-1" aria-label="%s">'
				. '<div class="atoll-dialog__panel"><div class="atoll-dialog__head">'
				. '<h2 class="atoll-dialog__title" data-atoll="title" tabindex="-1"></h2>'
				. '<button type="button" class="atoll-dialog__close" data-atoll="close" aria-label="%s"></button></div>'
				. '<div class="atoll-dialog__body" data-atoll="body"><div class="atoll-spinner"></div></div>'
				. '</div></dialog></template>',
			esc_url( rest_url( RestNamespaces::ATOLL . '/forms/' ) ),
			esc_attr__( 'Opening the form…', 'atoll' ),
			esc_attr__( 'Close', 'atoll' )
		);
	}
}
