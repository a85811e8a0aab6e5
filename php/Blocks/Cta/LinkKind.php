<?php

declare( strict_types=1 );

namespace Atoll\Blocks\Cta;

use Atoll\Blocks\Attributes;

/** Leads to an address: `url`, in a new tab with `opensInNewTab`. */
final class LinkKind implements Kind {

	public function target( Attributes $attributes ): ?Target {
		$url = $attributes->text( 'url' );
		return '' === $url ? null : new Target( $url, newWindow: $attributes->flag( 'opensInNewTab' ) );
	}
}
