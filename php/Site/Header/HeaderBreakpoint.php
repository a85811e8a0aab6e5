<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

/**
 * How wide a screen must be to hold the bar, so that a page comes with the right menu and nothing moves later. Judged
 * by the number of letters; where that misses, or people enlarge the text, the island falls back to the button of small
 * screens.
 */
final class HeaderBreakpoint {

	/** Widths are in rem: what one letter takes on average, and all that stands around words. */
	private const LETTER  = 0.52;
	private const LOGO    = array( 'letter' => 0.7, 'around' => 3.1 );
	private const CHEVRON = 1.2;
	private const SPACE   = array( 'entry' => 1.8, 'action' => 3.6, 'gaps' => 4.0 );
	private const TIGHT   = array( 'entry' => 1.0, 'action' => 3.1, 'gaps' => 2.0 );

	/**
	 * By the breakpoints of spec 9 that a bar may begin at, less the page's edges, and by the space between its words.
	 */
	private const ROOM = array(
		'from-992'  => array( 56.0, self::SPACE ),
		'from-1200' => array( 68.0, self::SPACE ),
		'tight'     => array( 68.0, self::TIGHT ),
	);

	/** What a bar is called that fits none of them: it has the button at every width. */
	private const NONE = 'compact';

	/**
	 * Class name's last part: `from-992`, `from-1200`, `tight` (from 1200 on) or `compact`.
	 *
	 * @param string $name The company's, which the logo shows.
	 */
	public function modifier( string $name, HeaderContents $contents ): string {
		$items   = $contents->items;
		$width   = $this->textWidth( $name, self::LOGO['letter'] ) + self::LOGO['around'];
		$actions = array_filter( array( $contents->logOut, ...array_column( $contents->ctas, 'html' ) ) );
		foreach ( $items as $item ) {
			$width += $this->textWidth( $item->title ) + ( $item->submenus ? self::CHEVRON : 0 );
		}
		foreach ( $actions as $action ) {
			$width += $this->textWidth( html_entity_decode( strip_tags( $action ) ) );
		}
		foreach ( self::ROOM as $class => list( $room, $space ) ) {
			if (
				$width + $space['gaps'] + count( $items ) * $space['entry']
					+ count( $actions ) * $space['action'] <= $room
			) {
				return $class;
			}
		}
		return self::NONE;
	}

	private function textWidth( string $text, float $letter = self::LETTER ): float {
		return mb_strlen( $text, 'UTF-8' ) * $letter;
	}
}
