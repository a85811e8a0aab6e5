<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer\Skins;

use Atoll\Site\Footer\FooterParts;
use Atoll\Site\Footer\FooterView;

/** A skin with a ruled line for each group of links: the title at the edge, and the links beside it. */
final class ThirdSkin implements FooterSkin {

	public function __construct( private FooterParts $parts ) {}

	public function name(): string {
		return 'third';
	}

	public function html( FooterView $footer ): string {
		return '<div class="atoll-footer__top">' . $this->parts->brand( $footer ) . $this->parts->statement( $footer )
			. '</div>'
			. $this->parts->nav( $footer )
			. $this->row(
				__( 'Talk to us', 'atoll' ),
				$this->parts->phone( $footer ) . $this->parts->email( $footer ) . $this->parts->profiles( $footer )
			)
			. $this->row(
				__( 'Please note', 'atoll' ),
				$this->parts->acknowledgement( $footer ) . $this->parts->legal( $footer )
			)
			. $this->parts->lastLine( $footer );
	}

	private function row( string $title, string $html ): string {
		return '' === $html ? '' : sprintf( '<div class="atoll-footer__row"><p class="atoll-footer__title">%s</p><div>%s</div></div>', esc_html( $title ), $html );
	}
}
