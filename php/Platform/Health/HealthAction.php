<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

/** A link below a result in Site Health that fixes the problem. */
final class HealthAction {

	/** @param string $url Absolute URL, with ampersands escaped for HTML as wp_nonce_url() does. */
	public function __construct( public readonly string $url, public readonly string $label ) {}

	public function html(): string {
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( $this->url ), esc_html( $this->label ) );
	}
}
