<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

/** A link below a finding in Site Health, which does something about it. */
final class HealthAction {

	/** @param string $url Whole address, as wp_nonce_url() makes it: its ampersands are written for HTML. */
	public function __construct( public readonly string $url, public readonly string $label ) {}

	public function html(): string {
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( $this->url ), esc_html( $this->label ) );
	}
}
