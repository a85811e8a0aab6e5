<?php

declare( strict_types=1 );

namespace Atoll\Blocks\Cta;

use Atoll\Blocks\Attributes;

/** Dials `phone`, which is shown as the editor wrote it. */
final class PhoneKind implements Kind {

	public function __construct( private Dialling $dialling ) {}

	public function target( Attributes $attributes ): ?Target {
		$written = $attributes->text( 'phone' );
		$number  = $this->dialling->number( $written );
		return null === $number ? null : new Target( 'tel:' . $number, $written );
	}
}
