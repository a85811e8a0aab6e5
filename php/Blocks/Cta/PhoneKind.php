<?php

declare( strict_types=1 );

namespace Atoll\Blocks\Cta;

use Atoll\Blocks\Attributes;
use Atoll\Settings\Telephone;

/** Dials `phone`, or the company's number where that is empty. It is shown as the editor wrote it. */
final class PhoneKind implements Kind {

	public function __construct( private Telephone $telephone ) {}

	public function target( Attributes $attributes ): ?Target {
		$own  = $attributes->text( 'phone' );
		$href = $this->telephone->url( $own );
		return '' === $href ? null : new Target( $href, $this->telephone->written( $own ) );
	}
}
