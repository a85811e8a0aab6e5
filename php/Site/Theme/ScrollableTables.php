<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use WP_HTML_Tag_Processor;

/**
 * Tables that may be wider than a telephone scroll in a box of their own, which WordPress' style sheet sees to. Here
 * the box can be reached with the keyboard and has a name (WCAG 2.1.1), which it takes from the table's caption or
 * columns. Those of words rather than figures may have the style `stacked` instead: on a telephone their cells stand
 * below each other (src/styles/theme/articles.css, in the plugin's theme), each with the name of its column where the
 * table has a header.
 */
final class ScrollableTables {

	/** Columns that fit the narrowest window, with its text at twice the size. */
	private const MAX_FITTING = 2;

	/** Of HTML: a cell that says more spans no more. */
	private const MAX_SPAN = 1000;

	public function makeReachable( string $html ): string {
		$columns = $this->columns( $html );
		$tags    = new WP_HTML_Tag_Processor( $html );
		if ( count( $columns ) <= self::MAX_FITTING || ! $tags->next_tag( 'figure' ) ) {
			return $html;
		}
		if ( BlockTheme::isActive() && $tags->has_class( 'is-style-' . EditorChoices::STACKED ) ) {
			return str_contains( $html, '<thead' ) ? $this->labelCells( $html, $columns ) : $html;
		}
		$tags->set_attribute( 'tabindex', '0' );
		$tags->set_attribute( 'role', 'group' );
		$tags->set_attribute(
			'aria-label', $this->caption( $html ) ?? implode( ', ', array_unique( array_filter( $columns ) ) )
		);
		return $tags->get_updated_html();
	}

	/**
	 * Each cell with the name of its column, for the style sheet to print before it.
	 *
	 * @param list<string> $columns
	 */
	private function labelCells( string $html, array $columns ): string {
		$tags   = new WP_HTML_Tag_Processor( $html );
		$column = 0;
		while ( $tags->next_tag() ) {
			$column = 'TR' === $tags->get_tag() ? 0 : $column;
			if ( 'TD' === $tags->get_tag() ) {
				$tags->set_attribute( 'data-label', $columns[ $column ] ?? '' );
			}
			$column += in_array( $tags->get_tag(), array( 'TD', 'TH' ), true ) ? $this->span( $tags ) : 0;
		}
		return $tags->get_updated_html();
	}

	/** @return list<string> For each column what its cell of the first row says. */
	private function columns( string $html ): array {
		preg_match( '~<tr\b.*?</tr>~s', $html, $row );
		preg_match_all( '~<t[hd]\b.*?</t[hd]>~s', $row[0] ?? '', $cells );
		$columns = array();
		foreach ( $cells[0] as $cell ) {
			$tags = new WP_HTML_Tag_Processor( $cell );
			$tags->next_tag();
			array_push( $columns, ...array_fill( 0, $this->span( $tags ), $this->text( $cell ) ) );
		}
		return $columns;
	}

	/** Columns that the cell stands in. */
	private function span( WP_HTML_Tag_Processor $tags ): int {
		return max( 1, min( self::MAX_SPAN, (int) $tags->get_attribute( 'colspan' ) ) );
	}

	private function caption( string $html ): ?string {
		return preg_match( '~<figcaption\b.*?</figcaption>~s', $html, $caption ) ? $this->text( $caption[0] ) : null;
	}

	private function text( string $html ): string {
		return html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
