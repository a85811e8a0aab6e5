<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer\Skins;

use Atoll\Site\Footer\FooterParts;
use Atoll\Site\Footer\FooterView;

/** A light and centred skin, with its parts below each other as on a letterhead. Its name is Japanese: white dove. */
final class ShirohatoSkin implements FooterSkin {

	public function __construct( private FooterParts $parts ) {}

	public function name(): string {
		return 'shirohato';
	}

	public function html( FooterView $footer ): string {
		return '<div class="atoll-footer__top">'
			. $this->parts->brand( $footer )
			. $this->parts->statement( $footer )
			. '</div><div class="atoll-footer__contact">' . $this->parts->phone( $footer )
			. $this->parts->email( $footer ) . $this->parts->profiles( $footer ) . '</div>'
			. $this->parts->nav( $footer )
			. '<div class="atoll-footer__end">' . $this->parts->acknowledgement( $footer )
			. $this->parts->legal( $footer ) . '</div>'
			. $this->parts->lastLine( $footer );
	}
}
