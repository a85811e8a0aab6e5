<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer\Skins;

use Atoll\Site\Footer\FooterParts;
use Atoll\Site\Footer\FooterView;

/** A skin with a dark background, and a large statement beside the navigation. */
final class DefaultSkin implements FooterSkin {

	public function __construct( private FooterParts $parts ) {}

	public function name(): string {
		return 'default';
	}

	public function html( FooterView $footer ): string {
		return '<div class="atoll-footer__top"><div class="atoll-footer__say">'
			. $this->parts->brand( $footer )
			. $this->parts->statement( $footer )
			. '<div class="atoll-footer__contact">' . $this->parts->phone( $footer ) . $this->parts->email( $footer )
			. '</div></div>'
			. $this->parts->nav( $footer )
			. '</div><div class="atoll-footer__end">'
			. $this->parts->acknowledgement( $footer )
			. $this->parts->profiles( $footer )
			. $this->parts->legal( $footer )
			. '</div>' . $this->parts->lastLine( $footer );
	}
}
