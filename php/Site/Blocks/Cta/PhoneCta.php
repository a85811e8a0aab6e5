<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

use Atoll\Platform\Settings\DisplayedPhone;
use Atoll\Site\Blocks\BlockAttributes;

/** Dials `phone`, or the company's number if it is empty. Shows the number as the editor typed it. */
final class PhoneCta implements CtaKind {

	public function __construct( private DisplayedPhone $phone ) {}

	public function target( BlockAttributes $attributes ): ?CtaTarget {
		$number = $attributes->text( 'phone' );
		$href   = $this->phone->url( $number );
		return '' === $href ? null : new CtaTarget( $href, $this->phone->text( $number ) );
	}
}
