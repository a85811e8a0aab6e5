<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Chart;

/** Finds positions for the labels of a chart's lines; the mirror of src/calculators/chart/label.ts. */
final class ChartLabelPlacement {

	/** Horizontal positions that are tried, in order; the first one with the most room is used. */
	private const PLACES = array( 500, 1500, 2500, 3500, 4500, 5500, 6500, 7500, 8500, 9500 );
	/** Distance from a line to the middle of its label, and the width of a letter on a narrow screen. */
	private const DISTANCE = 650;
	private const LETTER   = 330;
	/** Points of a label at which its distance to the lines is measured, in thirds of its length. */
	private const PARTS = array( 0, 1, 2, 3 );

	private const SIDES = array(
		array( 'above', 'start' ),
		array( 'below', 'start' ),
		array( 'above', 'end' ),
		array( 'below', 'end' ),
	);

	/** @param list<ChartLine> $lines */
	public function __construct( private array $lines ) {}

	/** @param string $name Text of the label. */
	public function place( ChartLine $line, string $name ): ChartLabel {
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

	/** Returns the distance from a label to the nearest line or edge; at most DISTANCE, that to its own line. */
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
			$room  = min( $room, max( min( $below ), -max( $below ) ) ); // Negative if the line crosses the label.
		}
		return $end >= 0 && $end <= ChartGrid::SIZE ? $room : $room - ChartGrid::SIZE;
	}
}
