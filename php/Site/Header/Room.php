<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Site\Menu\MenuItem;

/**
 * How wide a screen must be to hold the bar, so that a page comes with the right menu and nothing moves later. Judged by
 * the number of letters; where that misses, or people enlarge the text, the island falls back to the button of small screens.
 */
final class Room {

	/** Widths are in rem: what one letter takes on average, and all that stands around words. */
	private const LETTER    = 0.53;
	private const LOGO      = array( 'letter' => 0.72, 'around' => 3.1 );
	private const ENTRY     = 1.8;
	private const CHEVRON   = 1.2;
	private const ACTION    = 3.6;
	private const GAPS      = 4.0;

	/** By the breakpoints of spec 9 that a bar may begin at, less the page's edges. */
	private const ROOM = array(
		'from-992'  => 56.0,
		'from-1200' => 68.0,
	);

	/** What a bar is called that fits none of them: it has the button at every width. */
	private const NONE = 'compact';

	/**
	 * Class name's last part: `from-992`, `from-1200` or `compact`.
	 *
	 * @param string          $name   The company's, which the logo shows.
	 * @param list<MenuItem>  $items
	 * @param list<HeaderCta> $ctas
	 * @param string          $logOut HTML.
	 */
	public function from( string $name, array $items, array $ctas, string $logOut ): string {
		$width = $this->words( $name, self::LOGO['letter'] ) + self::LOGO['around'] + self::GAPS;
		foreach ( $items as $item ) {
			$width += $this->words( $item->title ) + self::ENTRY + ( $item->submenus ? self::CHEVRON : 0 );
		}
		foreach ( array( $logOut, ...array_map( static fn( HeaderCta $cta ) => $cta->html, $ctas ) ) as $action ) {
			$width += '' === $action ? 0 : $this->words( html_entity_decode( strip_tags( $action ) ) ) + self::ACTION;
		}
		foreach ( self::ROOM as $name => $room ) {
			if ( $width <= $room ) {
				return $name;
			}
		}
		return self::NONE;
	}

	private function words( string $text, float $letter = self::LETTER ): float {
		return mb_strlen( $text, 'UTF-8' ) * $letter;
	}
}
