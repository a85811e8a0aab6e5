<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use WP_HTML_Tag_Processor;

/**
 * Tables that may be wider than a telephone scroll in a box of their own, which WordPress' style sheet sees to. Here
 * the box can be reached with the keyboard and has a name (WCAG 2.1.1), which it takes from the table's caption or
 * columns. Those of words rather than figures may have the style `stacked` instead: on a telephone their cells stand
 * below each other (src/styles/theme/articles.css), each with the name of its column.
 */
final class ScrollableTables {

	/** Columns that fit the narrowest window, with its text at twice the size. */
	private const MAX_FITTING = 2;

	public function makeReachable( string $html ): string {
		$columns = $this->columns( $html );
		$tags    = new WP_HTML_Tag_Processor( $html );
		if ( count( $columns ) <= self::MAX_FITTING || ! $tags->next_tag( 'figure' ) ) {
			return $html;
		}
		if ( $tags->has_class( 'is-style-' . EditorChoices::STACKED ) ) {
			return $this->labelCells( $html, $columns );
		}
		$tags->set_attribute( 'tabindex', '0' );
		$tags->set_attribute( 'role', 'group' );
		$tags->set_attribute( 'aria-label', $this->caption( $html ) ?? implode( ', ', array_filter( $columns ) ) );
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
				$tags->set_attribute( 'data-label', $columns[ $column++ ] ?? '' );
			}
		}
		return $tags->get_updated_html();
	}

	/** @return list<string> What the cells of the first row say. */
	private function columns( string $html ): array {
		preg_match( '~<tr\b.*?</tr>~s', $html, $row );
		preg_match_all( '~<t[hd]\b.*?</t[hd]>~s', $row[0] ?? '', $cells );
		return array_map( $this->text( ... ), $cells[0] );
	}

	private function caption( string $html ): ?string {
		return preg_match( '~<figcaption\b.*?</figcaption>~s', $html, $caption ) ? $this->text( $caption[0] ) : null;
	}

	private function text( string $html ): string {
		return html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
