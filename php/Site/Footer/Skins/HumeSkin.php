<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer\Skins;

use Atoll\Site\Footer\FooterParts;
use Atoll\Site\Footer\FooterView;

/** A skin in two halves: the call to action in one, the navigation in the other. */
final class HumeSkin implements FooterSkin {

	public function __construct( private FooterParts $parts ) {}

	public function name(): string {
		return 'hume';
	}

	public function html( FooterView $footer ): string {
		return '<div class="atoll-footer__halves"><div class="atoll-footer__call">'
			. $footer->mark // A second, large icon as decoration.
			. $this->parts->brand( $footer )
			. $this->parts->statement( $footer )
			. '<div class="atoll-footer__contact">' . $this->parts->phone( $footer ) . $this->parts->email( $footer )
			. '</div></div>'
			. '<div class="atoll-footer__find">' . $this->parts->nav( $footer ) . $this->parts->profiles( $footer )
			. $this->parts->acknowledgement( $footer ) . '</div></div>'
			. '<div class="atoll-footer__end">' . $this->parts->legal( $footer ) . $this->parts->lastLine( $footer )
			. '</div>';
	}
}
