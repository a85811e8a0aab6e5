<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer\Skins;

use Atoll\Site\Footer\FooterParts;
use Atoll\Site\Footer\FooterView;

/** A dark and dense skin. The company's name fills the whole width, in letters as large as fit. */
final class MfisSkin implements FooterSkin {

	/** Smallest width to assume for a name, in em, so that a short name does not fill the screen. */
	private const MIN_WIDTH = 4.0;

	public function __construct( private FooterParts $parts ) {}

	public function name(): string {
		return 'mfis';
	}

	public function html( FooterView $footer ): string {
		return '<div class="atoll-footer__top">'
			. $this->parts->statement( $footer )
			. '<div class="atoll-footer__contact">' . $this->parts->phone( $footer ) . $this->parts->email( $footer )
			. $this->parts->profiles( $footer ) . '</div></div>'
			. $this->parts->nav( $footer )
			. '<div class="atoll-footer__end">' . $this->parts->acknowledgement( $footer )
			. $this->parts->legal( $footer ) . '</div>'
			. $this->wordmark( $footer->name )
			. $this->parts->lastLine( $footer );
	}

	/** Returns the company's name, which the style sheet makes as large as fits. */
	private function wordmark( string $name ): string {
		return sprintf( '<p class="atoll-footer__wordmark" style="--ems:%.1F"><span>%s</span></p>', max( self::MIN_WIDTH, $this->width( $name ) ), esc_html( $name ) );
	}

	/** Estimates the width of a text in a serif font, in em: its letters are narrow, wide or average. */
	private function width( string $text ): float {
		$narrow = (int) preg_match_all( "/[fijlrtI'’.,\s]/u", $text );
		$wide   = (int) preg_match_all( '/[mw&@—]|(?!I)\p{Lu}/u', $text );
		return 0.28 * $narrow + 0.72 * $wide + 0.47 * ( mb_strlen( $text ) - $narrow - $wide );
	}
}
