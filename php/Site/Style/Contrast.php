<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

/** Checks the contrast of each pair of text and background colours (WCAG 2.2, 1.4.3 and 1.4.11). */
final class Contrast {

	private const TEXT = 4.5;

	/** Contrast ratio needed for shapes. */
	private const SHAPE = 3.0;

	/**
	 * @return list<array{title: string, ratio: float, needed: float, isEnough: bool}> Ratios are truncated, not
	 *                                                                                 rounded: 4.49 is not 4.5.
	 */
	public function measure( Palette $palette ): array {
		$pairs = array();
		foreach ( $this->pairs() as list( $title, $colour, $background, $needed ) ) {
			$ratio   = $palette->colour( $colour )->contrast( $palette->colour( $background ) );
			$pairs[] = array(
				'title'    => $title,
				'ratio'    => floor( $ratio * 10 ) / 10,
				'needed'   => $needed,
				'isEnough' => $ratio >= $needed,
			);
		}
		return $pairs;
	}

	/** @return list<array{string, string, string, float}> Title, colour, background colour, and ratio needed. */
	private function pairs(): array {
		return array(
			array( __( 'Text on the page', 'atoll' ), 'ink', 'paper', self::TEXT ),
			array( __( 'Secondary text on the page', 'atoll' ), 'muted', 'paper', self::TEXT ),
			array( __( 'Text on tinted sections', 'atoll' ), 'ink', 'tint', self::TEXT ),
			array( __( 'Secondary text on tinted sections', 'atoll' ), 'muted', 'tint', self::TEXT ),
			array( __( 'Links on the page', 'atoll' ), 'accent', 'paper', self::TEXT ),
			array( __( 'Links on tinted sections', 'atoll' ), 'accent', 'tint', self::TEXT ),
			array( __( 'Letters on buttons', 'atoll' ), 'onGold', 'gold', self::TEXT ),
			array( __( 'Text in fields', 'atoll' ), 'ink', 'surface', self::TEXT ),
			array( __( 'Hints in fields', 'atoll' ), 'muted', 'surface', self::TEXT ),
			array( __( 'Borders of fields', 'atoll' ), 'line', 'paper', self::SHAPE ),
		);
	}
}
