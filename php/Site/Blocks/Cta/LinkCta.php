<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

use Atoll\Site\Blocks\BlockAttributes;

/** Links to `url`, in a new tab with `opensInNewTab`. */
final class LinkCta implements CtaKind {

	public function target( BlockAttributes $attributes ): ?CtaTarget {
		$url = $attributes->text( 'url' );
		return '' === $url ? null : new CtaTarget( $url, newWindow: $attributes->flag( 'opensInNewTab' ) );
	}
}
