<?php

declare( strict_types=1 );

namespace Atoll\Site\Consent;

use Atoll\Platform\Marketing\ThirdPartyServices;

/**
 * A link to chat with the company on Messenger. Meta ended its chat plugin for websites in May 2024; only a link still
 * works, and it loads nothing.
 */
final class ChatLink {

	public function __construct( private ThirdPartyServices $services ) {}

	public function print(): void {
		$url = $this->services->chatUrl();
		if ( '' !== $url ) {
			printf( '<a class="atoll-chat-link" href="%s" rel="noopener">%s</a>', esc_url( $url ), esc_html__( 'Message us on Messenger', 'atoll' ) );
		}
	}
}
