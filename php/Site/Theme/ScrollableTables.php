<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use WP_HTML_Tag_Processor;

/**
 * Makes tables accessible that are wider than a phone. WordPress' style sheet lets them scroll in a box; this class
 * makes the box focusable by keyboard, with a name (WCAG 2.1.1) from the table's caption or columns. Tables of words
 * rather than figures may use the block style `stacked` instead: on phones their cells are below each other
 * (src/styles/theme/articles.css, in the plugin's theme), each with the name of its column if the table has a header.
 */
final class ScrollableTables {

	/** Columns that fit the narrowest window, with text at twice its size. */
	private const MAX_FITTING = 2;

	/** The limit of HTML for `colspan`. */
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
	 * Adds the column's name to each cell, for the style sheet to print before the content.
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

	/** @return list<string> For each column, the text of its cell in the first row. */
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

	/** Returns the number of columns that the cell spans. */
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
