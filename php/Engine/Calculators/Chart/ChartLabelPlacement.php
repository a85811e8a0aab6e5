<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Chart;

/** Finds where to name the lines of a chart, the mirror of src/calculators/chart/label.ts. */
final class ChartLabelPlacement {

	/** Places that are tried, across; the earliest with room enough is taken. */
	private const PLACES = array( 500, 1500, 2500, 3500, 4500, 5500, 6500, 7500, 8500, 9500 );
	/** How far from its line a name's middle is, and how far one of its letters reaches on a narrow screen. */
	private const DISTANCE = 650;
	private const LETTER   = 330;
	/** Points of a name at which its distance to the lines is measured, in thirds of its length. */
	private const PARTS = array( 0, 1, 2, 3 );

	private const SIDES = array(
		array( 'above', 'start' ),
		array( 'below', 'start' ),
		array( 'above', 'end' ),
		array( 'below', 'end' ),
	);

	/** @param list<ChartLine> $lines */
	public function __construct( private array $lines ) {}

	/** @param string $name As it is shown. */
	public function of( ChartLine $line, string $name ): ChartLabel {
		$third = intdiv( mb_strlen( $name, 'UTF-8' ) * self::LETTER, 3 );
		$best  = null;
		$room  = 0;
		foreach ( self::PLACES as $across ) {
			foreach ( self::SIDES as list( $side, $anchor ) ) {
				$label    = new ChartLabel( $across, $line->heightAt( $across ), $side, $anchor );
				$roomHere = $this->roomAt( $label, $third );
				if ( null === $best || $roomHere > $room ) {
					$best = $label;
					$room = $roomHere;
				}
			}
		}
		return $best;
	}

	/** How far a name there is from the nearest line or edge; at most DISTANCE, which it is from its own line. */
	private function roomAt( ChartLabel $label, int $third ): int {
		$middle = 'above' === $label->side ? $label->down - self::DISTANCE : $label->down + self::DISTANCE;
		$parts  = array_map(
			static fn( int $part ): int => $label->across + ( 'start' === $label->anchor ? $part : -$part ) * $third,
			self::PARTS
		);
		$end    = $parts[ count( $parts ) - 1 ];
		$room   = min( self::DISTANCE, $middle, ChartGrid::SIZE - $middle );
		foreach ( $this->lines as $line ) {
			$below = array_map( static fn( int $part ): int => $line->heightAt( $part ) - $middle, $parts );
			$room  = min( $room, max( min( $below ), -max( $below ) ) ); // Less than 0 where it crosses.
		}
		return $end >= 0 && $end <= ChartGrid::SIZE ? $room : $room - ChartGrid::SIZE;
	}
}
