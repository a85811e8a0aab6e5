<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

/** Says of each pair of colours that stand on each other whether it can be read (WCAG 2.2, 1.4.3 and 1.4.11). */
final class Contrast {

	private const TEXT = 4.5;

	/** Of what is seen, not read. */
	private const SHAPE = 3.0;

	/**
	 * @return list<array{title: string, ratio: float, needed: float, isEnough: bool}> Ratios are cut, not rounded: 4.49
	 *                                                                                 is not 4.5.
	 */
	public function of( Palette $palette ): array {
		$gold = $palette->colour( 'gold' );
		return array(
			$this->pair(
				__( 'Text on the page', 'atoll' ),
				$palette->colour( 'ink' ),
				$palette->colour( 'paper' ),
				self::TEXT
			),
			$this->pair(
				__( 'Secondary text on the page', 'atoll' ),
				$palette->colour( 'muted' ),
				$palette->colour( 'paper' ),
				self::TEXT
			),
			$this->pair(
				__( 'Text on tinted sections', 'atoll' ),
				$palette->colour( 'ink' ),
				$palette->colour( 'tint' ),
				self::TEXT
			),
			$this->pair(
				__( 'Secondary text on tinted sections', 'atoll' ),
				$palette->colour( 'muted' ),
				$palette->colour( 'tint' ),
				self::TEXT
			),
			$this->pair(
				__( 'Links on the page', 'atoll' ),
				$palette->colour( 'accent' ),
				$palette->colour( 'paper' ),
				self::TEXT
			),
			$this->pair(
				__( 'Links on tinted sections', 'atoll' ),
				$palette->colour( 'accent' ),
				$palette->colour( 'tint' ),
				self::TEXT
			),
			$this->pair( __( 'Letters on buttons', 'atoll' ), $palette->onGold(), $gold, self::TEXT ),
			$this->pair(
				__( 'Text in fields', 'atoll' ),
				$palette->colour( 'ink' ),
				$palette->colour( 'surface' ),
				self::TEXT
			),
			$this->pair(
				__( 'Hints in fields', 'atoll' ),
				$palette->colour( 'muted' ),
				$palette->colour( 'surface' ),
				self::TEXT
			),
			$this->pair(
				__( 'Borders of fields', 'atoll' ),
				$palette->colour( 'line' ),
				$palette->colour( 'paper' ),
				self::SHAPE
			),
		);
	}

	/** @return array{title: string, ratio: float, needed: float, isEnough: bool} */
	private function pair( string $title, Colour $colour, Colour $background, float $needed ): array {
		$ratio = $colour->contrast( $background );
		return array(
			'title'    => $title,
			'ratio'    => floor( $ratio * 10 ) / 10,
			'needed'   => $needed,
			'isEnough' => $ratio >= $needed,
		);
	}
}
