<?php

declare( strict_types=1 );

namespace Atoll\Forms\Compiling;

/** The way on which something comes back to itself; the mirror of src/builder/logic/circle.ts. */
final class Circle {

	/** @param array<int, list<int>> $reads What each hangs on. */
	public function __construct( private array $reads ) {}

	/** @return list<int> The shortest, with `$own` at both ends; empty when there is none. */
	public function from( int $own ): array {
		$cameFrom = array();
		$queue    = array( $own );
		for ( $at = 0; $at < count( $queue ); $at++ ) {
			$id = $queue[ $at ];
			foreach ( $this->reads[ $id ] ?? array() as $next ) {
				if ( $next === $own ) {
					return array( ...$this->back( $id, $cameFrom ), $own );
				}
				if ( ! isset( $cameFrom[ $next ] ) ) {
					$cameFrom[ $next ] = $id;
					$queue[]           = $next;
				}
			}
		}
		return array();
	}

	/**
	 * @param array<int, int> $cameFrom
	 * @return list<int> From where the search began to `$last`.
	 */
	private function back( int $last, array $cameFrom ): array {
		$way = array( $last );
		while ( isset( $cameFrom[ $way[0] ] ) ) {
			array_unshift( $way, $cameFrom[ $way[0] ] );
		}
		return $way;
	}
}
