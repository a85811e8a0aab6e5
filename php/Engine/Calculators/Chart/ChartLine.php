<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Chart;

/** Line of a chart, as points on the grid. */
final class ChartLine {

	/** @param list<array{int, int}> $points */
	public function __construct( private array $points ) {}

	public function path(): string {
		return 'M'
			. implode( 'L', array_map( static fn( array $point ): string => implode( ' ', $point ), $this->points ) );
	}

	/** Returns the SVG path of the area under the line. */
	public function area(): string {
		$last = $this->points[ count( $this->points ) - 1 ];
		return sprintf( '%1$sL%2$d %4$dL%3$d %4$dZ', $this->path(), $last[0], $this->points[0][0], ChartGrid::SIZE );
	}

	/** Returns the line's vertical position, from the top, at a horizontal position; after its end, that of its end. */
	public function heightAt( int $across ): int {
		foreach ( $this->points as $index => $point ) {
			if ( $point[0] >= $across ) {
				return 0 === $index ? $point[1] : $this->between( $this->points[ $index - 1 ], $point, $across );
			}
		}
		return $this->points[ count( $this->points ) - 1 ][1];
	}

	/**
	 * @param array{int, int} $from
	 * @param array{int, int} $to
	 */
	private function between( array $from, array $to, int $across ): int {
		return $from[1] + (int) floor( ( $to[1] - $from[1] ) * ( $across - $from[0] ) / ( $to[0] - $from[0] ) );
	}
}
