<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

use Atoll\Site\Blocks\Attributes;

/** Leads to an address: `url`, in a new tab with `opensInNewTab`. */
final class LinkKind implements Kind {

	public function target( Attributes $attributes ): ?Target {
		$url = $attributes->text( 'url' );
		return '' === $url ? null : new Target( $url, newWindow: $attributes->flag( 'opensInNewTab' ) );
	}
}
