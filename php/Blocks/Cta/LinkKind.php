<?php

declare( strict_types=1 );

namespace Atoll\Blocks\Cta;

/** Leads to an address: `url`, in a new tab with `opensInNewTab`. */
final class LinkKind implements Kind {

	public function target( array $attributes ): ?Target {
		$url = trim( (string) ( $attributes['url'] ?? '' ) );
		return '' === $url ? null : new Target( $url, newWindow: (bool) ( $attributes['opensInNewTab'] ?? false ) );
	}
}
