<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

/**
 * Orders fields so that each comes after those it depends on, in linear time (Tarjan's strongly connected components).
 */
final class DependencyOrder {

	/** @var array<int, list<int>> */
	private array $dependencies = array();

	/** @var array<int, int> Position at which each id was first visited. */
	private array $index = array();

	/** @var array<int, int> Earliest position that each id leads back to. */
	private array $lowLink = array();

	/** @var list<int> Ids that were visited and are not in a group yet, in order. */
	private array $stack = array();

	/** @var array<int, true> Ids that are in a group. */
	private array $grouped = array();

	/** @var list<non-empty-list<int>> */
	private array $groups = array();

	/**
	 * Fields that depend on each other form one group.
	 *
	 * @param array<int, list<int>> $dependencies Ids by id; ids that are not keys depend on nothing and are left out.
	 * @return list<non-empty-list<int>> Lower ids first, where the order is otherwise free.
	 */
	public function groups( array $dependencies ): array {
		ksort( $dependencies );
		$this->dependencies = $dependencies;
		$this->index        = array();
		$this->lowLink      = array();
		$this->stack        = array();
		$this->grouped      = array();
		$this->groups       = array();
		foreach ( $dependencies as $id => $sources ) {
			if ( ! isset( $this->index[ $id ] ) ) {
				$this->visit( $id );
			}
		}
		return $this->groups;
	}

	/**
	 * Returns the groups in which fields depend on themselves, directly or indirectly.
	 *
	 * @param array<int, list<int>> $dependencies
	 * @return list<list<int>>
	 */
	public function cycles( array $dependencies ): array {
		$cycles = array();
		foreach ( $this->groups( $dependencies ) as $group ) {
			if ( count( $group ) > 1 || in_array( $group[0], $dependencies[ $group[0] ], true ) ) {
				$cycles[] = $group;
			}
		}
		return $cycles;
	}

	/** Depth-first search with its own stack, since a chain of fields may be longer than PHP's calls can nest. */
	private function visit( int $first ): void {
		$path = array( $first );
		$next = array( $first => 0 ); // Index of the next source to visit, by id.
		$this->enter( $first );
		while ( array() !== $path ) {
			$id     = $path[ count( $path ) - 1 ];
			$source = $this->dependencies[ $id ][ $next[ $id ]++ ] ?? null;
			if ( null === $source ) {
				array_pop( $path );
				$this->finish( $id, $path[ count( $path ) - 1 ] ?? null );
			} elseif ( isset( $this->dependencies[ $source ] ) && ! isset( $this->index[ $source ] ) ) {
				$this->enter( $source );
				$path[]          = $source;
				$next[ $source ] = 0;
			} elseif ( isset( $this->dependencies[ $source ] ) && ! isset( $this->grouped[ $source ] ) ) {
				$this->lowLink[ $id ] = min( $this->lowLink[ $id ], $this->index[ $source ] );
			}
		}
	}

	private function enter( int $id ): void {
		$this->index[ $id ]   = count( $this->index );
		$this->lowLink[ $id ] = $this->index[ $id ];
		$this->stack[]        = $id;
	}

	/** @param int|null $reader The id from which the path came here. */
	private function finish( int $id, ?int $reader ): void {
		if ( null !== $reader ) {
			$this->lowLink[ $reader ] = min( $this->lowLink[ $reader ], $this->lowLink[ $id ] );
		}
		if ( $this->lowLink[ $id ] === $this->index[ $id ] ) {
			$this->groups[] = $this->popGroup( $id );
		}
	}

	/** @return non-empty-list<int> Ids visited since this one, all of which lead back to it. */
	private function popGroup( int $id ): array {
		$group = array();
		do {
			$last                   = (int) array_pop( $this->stack );
			$group[]                = $last;
			$this->grouped[ $last ] = true;
		} while ( $last !== $id );
		sort( $group );
		return $group;
	}
}
