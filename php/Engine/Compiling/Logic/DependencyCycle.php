<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

/**
 * Finds the paths on which conditions depend on themselves, shortened for reading; the mirror of
 * src/builder/logic/dependency-cycle.ts.
 */
final class DependencyCycle {

	/** Marks a part of a path that is left out; no field has this id. */
	public const GAP = 0;

	/** Maximum length of a path; of a longer one only the beginning is kept. */
	private const LONGEST   = 8;
	private const BEGINNING = 5;

	/**
	 * Largest cycle in which shortest paths are searched: a search takes as many steps for each of its fields.
	 */
	private const MAX_SEARCHED = 100;

	/** @param array<int, list<int>> $dependencies Ids of the fields that each field depends on. */
	public function __construct( private array $dependencies ) {}

	/**
	 * @param list<int>             $group        Fields that all depend on each other.
	 * @param array<int, list<int>> $dependencies Ids of the fields that each field depends on.
	 * @return self For these fields alone: paths that leave the group never return.
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
	 * Returns the path of one field in a group made by {@see among()}.
	 *
	 * @param list<int> $sources Fields that its condition asks about, without itself.
	 * @return list<int> With `$field` at both ends; empty when its condition does not lead back to it.
	 */
	public function path( int $field, array $sources ): array {
		if ( count( $this->dependencies ) <= self::MAX_SEARCHED ) {
			return $this->shortest( array( $field ), $sources );
		}
		$sources = array_values( array_filter( $sources, fn( int $id ) => isset( $this->dependencies[ $id ] ) ) );
		return array() === $sources ? array() : $this->pathStart( $field, $sources );
	}

	/**
	 * Returns the shortest path of the first field that has one, among fields that share one condition.
	 *
	 * @param list<int> $fields
	 * @param list<int> $sources Fields that the condition asks about.
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
	 * Returns the beginning of a path. Since all fields depend on each other, any path leads back sooner or later.
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
	 * @return list<int> Path from the start of the search to `$last`.
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
