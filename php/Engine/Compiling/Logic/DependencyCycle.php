<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

/**
 * The paths on which conditions depend on themselves, short enough to be read; the mirror of
 * src/builder/logic/circle.ts.
 */
final class DependencyCycle {

	/** Stands in a way for what is left out of it; no field has this id. */
	public const GAP = 0;

	/** A longer way is cut after its beginning. */
	private const LONGEST   = 8;
	private const BEGINNING = 5;

	/**
	 * In a larger circle no shortest way is looked for: that would take as many steps again from each of its fields.
	 */
	private const SEARCHED = 100;

	/** @param array<int, list<int>> $reads What each hangs on. */
	public function __construct( private array $reads ) {}

	/**
	 * @param list<int>             $group Fields that all hang on each other.
	 * @param array<int, list<int>> $reads What each hangs on.
	 * @return self Of these alone: what leads away from them never comes back.
	 */
	public static function among( array $group, array $reads ): self {
		$isOne = array_fill_keys( $group, true );
		$inner = array();
		foreach ( $group as $id ) {
			$inner[ $id ] = array_values(
				array_filter( $reads[ $id ], static fn( int $read ) => isset( $isOne[ $read ] ) )
			);
		}
		return new self( $inner );
	}

	/**
	 * The way of one field {@see among()} those that hang on each other.
	 *
	 * @param list<int> $asked What its condition asks about, without itself.
	 * @return list<int> With `$own` at both ends; empty when its condition does not lead back to it.
	 */
	public function of( int $own, array $asked ): array {
		if ( count( $this->reads ) <= self::SEARCHED ) {
			return $this->shortest( array( $own ), $asked );
		}
		$asked = array_values( array_filter( $asked, fn( int $id ) => isset( $this->reads[ $id ] ) ) );
		return array() === $asked ? array() : $this->begun( $own, $asked );
	}

	/**
	 * The shortest way, of the first of several fields that one condition shows and hides.
	 *
	 * @param list<int> $held
	 * @param list<int> $asked What the condition asks about.
	 * @return list<int> With that field at both ends; empty when there is none.
	 */
	public function shortest( array $held, array $asked ): array {
		$isHeld   = array_fill_keys( $held, true );
		$cameFrom = array_fill_keys( $asked, self::GAP );
		$queue    = array_keys( $cameFrom );
		for ( $at = 0; $at < count( $queue ); $at++ ) {
			$id = $queue[ $at ];
			foreach ( isset( $isHeld[ $id ] ) ? array() : $this->reads[ $id ] ?? array() as $next ) {
				if ( ! isset( $cameFrom[ $next ] ) ) {
					$cameFrom[ $next ] = $id;
					$queue[]           = $next;
				}
			}
		}
		foreach ( $held as $id ) {
			if ( isset( $cameFrom[ $id ] ) ) {
				return $this->cut( array( $id, ...$this->back( $id, $cameFrom ) ) );
			}
		}
		return array();
	}

	/**
	 * Where all hang on each other, every way can be gone on until it comes back.
	 *
	 * @param non-empty-list<int> $asked
	 * @return list<int>
	 */
	private function begun( int $own, array $asked ): array {
		$way  = array( $own );
		$next = $asked;
		while ( count( $way ) < self::BEGINNING ) {
			$new = array_values( array_diff( $next, $way ) );
			if ( array() === $new ) {
				break;
			}
			$way[] = $new[0];
			$next  = $this->reads[ $new[0] ];
			if ( in_array( $own, $next, true ) ) {
				return array( ...$way, $own );
			}
		}
		return array( ...$way, self::GAP, $own );
	}

	/**
	 * @param array<int, int> $cameFrom
	 * @return list<int> From where the search began to `$last`.
	 */
	private function back( int $last, array $cameFrom ): array {
		$way = array();
		for ( $id = $last; self::GAP !== $id; $id = $cameFrom[ $id ] ) {
			$way[] = $id;
		}
		return array_reverse( $way );
	}

	/**
	 * @param non-empty-list<int> $way
	 * @return non-empty-list<int>
	 */
	private function cut( array $way ): array {
		return count( $way ) > self::LONGEST
			? array( ...array_slice( $way, 0, self::BEGINNING ), self::GAP, $way[0] )
			: $way;
	}
}
