<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Cta;

use Atoll\Platform\Settings\Telephone;
use Atoll\Site\Blocks\Attributes;

/** Dials `phone`, or the company's number where that is empty. It is shown as the editor wrote it. */
final class PhoneKind implements Kind {

	public function __construct( private Telephone $telephone ) {}

	public function target( Attributes $attributes ): ?Target {
		$own  = $attributes->text( 'phone' );
		$href = $this->telephone->url( $own );
		return '' === $href ? null : new Target( $href, $this->telephone->written( $own ) );
	}
}
