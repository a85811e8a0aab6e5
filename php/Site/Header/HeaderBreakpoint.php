<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

/**
 * Estimates the screen width from which the menu bar fits, so that pages are printed with the right menu and nothing
 * moves later. The estimate counts letters; if it is wrong, or people enlarge the text, the island falls back to the
 * menu button of small screens.
 */
final class HeaderBreakpoint {

	/** Widths in rem: of an average letter, and of everything around the words. */
	private const LETTER  = 0.52;
	private const LOGO    = array( 'letter' => 0.7, 'around' => 3.1 );
	private const CHEVRON = 1.2;
	private const SPACE   = array( 'entry' => 1.8, 'action' => 3.6, 'gaps' => 4.0 );
	private const TIGHT   = array( 'entry' => 1.0, 'action' => 3.1, 'gaps' => 2.0 );

	/**
	 * Width that a bar has at the breakpoints of spec 9 where it may begin, without the page's edges, and its spacing.
	 */
	private const ROOM = array(
		'from-992'  => array( 56.0, self::SPACE ),
		'from-1200' => array( 68.0, self::SPACE ),
		'tight'     => array( 68.0, self::TIGHT ),
	);

	/** The class name of headers whose bar never fits, so that they have the menu button at every width. */
	private const NONE = 'compact';

	/**
	 * Returns the last part of the class name: `from-992`, `from-1200`, `tight` (from 1200 on) or `compact`.
	 *
	 * @param string $name Name of the company, which the logo shows.
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
