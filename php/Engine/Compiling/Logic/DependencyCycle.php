<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

/**
 * The paths on which conditions depend on themselves, short enough to be read; the mirror of
 * src/builder/logic/dependency-cycle.ts.
 */
final class DependencyCycle {

	/** Stands in a path for what is left out of it; no field has this id. */
	public const GAP = 0;

	/** A longer path is cut after its beginning. */
	private const LONGEST   = 8;
	private const BEGINNING = 5;

	/**
	 * In a larger cycle no shortest path is searched: that would take as many steps again from each of its fields.
	 */
	private const MAX_SEARCHED = 100;

	/** @param array<int, list<int>> $dependencies What each depends on. */
	public function __construct( private array $dependencies ) {}

	/**
	 * @param list<int>             $group        Fields that all depend on each other.
	 * @param array<int, list<int>> $dependencies What each depends on.
	 * @return self Of these alone: what leads away from them never comes back.
	 */
	public static function among( array $group, array $dependencies ): self {
		$isInGroup = array_fill_keys( $group, true );
		$within    = array();
		foreach ( $group as $id ) {
			$within[ $id ] = array_values(
				array_filter( $dependencies[ $id ], static fn( int $source ) => isset( $isInGroup[ $source ] ) )
			);
		}
		return new self( $within );
	}

	/**
	 * The path of one field {@see among()} those that depend on each other.
	 *
	 * @param list<int> $sources What its condition asks about, without itself.
	 * @return list<int> With `$field` at both ends; empty when its condition does not lead back to it.
	 */
	public function of( int $field, array $sources ): array {
		if ( count( $this->dependencies ) <= self::MAX_SEARCHED ) {
			return $this->shortest( array( $field ), $sources );
		}
		$sources = array_values( array_filter( $sources, fn( int $id ) => isset( $this->dependencies[ $id ] ) ) );
		return array() === $sources ? array() : $this->pathStart( $field, $sources );
	}

	/**
	 * The shortest path, of the first of several fields that one condition shows and hides.
	 *
	 * @param list<int> $fields
	 * @param list<int> $sources What the condition asks about.
	 * @return list<int> With that field at both ends; empty when there is none.
	 */
	public function shortest( array $fields, array $sources ): array {
		$isTarget = array_fill_keys( $fields, true );
		$cameFrom = array_fill_keys( $sources, self::GAP );
		$queue    = array_keys( $cameFrom );
		for ( $at = 0; $at < count( $queue ); $at++ ) {
			$id = $queue[ $at ];
			foreach ( isset( $isTarget[ $id ] ) ? array() : $this->dependencies[ $id ] ?? array() as $next ) {
				if ( ! isset( $cameFrom[ $next ] ) ) {
					$cameFrom[ $next ] = $id;
					$queue[]           = $next;
				}
			}
		}
		foreach ( $fields as $id ) {
			if ( isset( $cameFrom[ $id ] ) ) {
				return $this->shortened( array( $id, ...$this->pathTo( $id, $cameFrom ) ) );
			}
		}
		return array();
	}

	/**
	 * Where all depend on each other, every path can be continued until it comes back.
	 *
	 * @param non-empty-list<int> $sources
	 * @return list<int>
	 */
	private function pathStart( int $field, array $sources ): array {
		$path = array( $field );
		$next = $sources;
		while ( count( $path ) < self::BEGINNING ) {
			$new = array_values( array_diff( $next, $path ) );
			if ( array() === $new ) {
				break;
			}
			$path[] = $new[0];
			$next   = $this->dependencies[ $new[0] ];
			if ( in_array( $field, $next, true ) ) {
				return array( ...$path, $field );
			}
		}
		return array( ...$path, self::GAP, $field );
	}

	/**
	 * @param array<int, int> $cameFrom
	 * @return list<int> From where the search began to `$last`.
	 */
	private function pathTo( int $last, array $cameFrom ): array {
		$path = array();
		for ( $id = $last; self::GAP !== $id; $id = $cameFrom[ $id ] ) {
			$path[] = $id;
		}
		return array_reverse( $path );
	}

	/**
	 * @param non-empty-list<int> $path
	 * @return non-empty-list<int>
	 */
	private function shortened( array $path ): array {
		return count( $path ) > self::LONGEST
			? array( ...array_slice( $path, 0, self::BEGINNING ), self::GAP, $path[0] )
			: $path;
	}
}
