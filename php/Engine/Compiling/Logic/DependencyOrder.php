<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

/**
 * Orders fields so that each comes after those it depends on, in linear time (Tarjan's strongly connected components).
 */
final class DependencyOrder {

	/** @var array<int, list<int>> */
	private array $reads = array();

	/** @var array<int, int> When each was first seen. */
	private array $seen = array();

	/** @var array<int, int> The earliest that each leads back to. */
	private array $leadsTo = array();

	/** @var list<int> Seen and not in a group yet, in order. */
	private array $stack = array();

	/** @var array<int, true> What is in a group. */
	private array $done = array();

	/** @var list<non-empty-list<int>> */
	private array $groups = array();

	/**
	 * Fields that depend on each other form one group.
	 *
	 * @param array<int, list<int>> $reads What each hangs on; what is no key hangs on nothing and is left out.
	 * @return list<non-empty-list<int>> Smaller ids first, where nothing else decides.
	 */
	public function groups( array $reads ): array {
		ksort( $reads );
		$this->reads   = $reads;
		$this->seen    = array();
		$this->leadsTo = array();
		$this->stack   = array();
		$this->done    = array();
		$this->groups  = array();
		foreach ( $reads as $id => $sources ) {
			if ( ! isset( $this->seen[ $id ] ) ) {
				$this->visit( $id );
			}
		}
		return $this->groups;
	}

	/**
	 * The groups in which something hangs on itself, directly or by way of others.
	 *
	 * @param array<int, list<int>> $reads
	 * @return list<list<int>>
	 */
	public function circles( array $reads ): array {
		$circles = array();
		foreach ( $this->groups( $reads ) as $group ) {
			if ( count( $group ) > 1 || in_array( $group[0], $reads[ $group[0] ], true ) ) {
				$circles[] = $group;
			}
		}
		return $circles;
	}

	/** Depth-first search with a stack of its own: a chain of fields may be longer than PHP's calls can nest. */
	private function visit( int $first ): void {
		$way  = array( $first );
		$next = array( $first => 0 ); // The source of each to look at next.
		$this->see( $first );
		while ( array() !== $way ) {
			$id     = $way[ count( $way ) - 1 ];
			$source = $this->reads[ $id ][ $next[ $id ]++ ] ?? null;
			if ( null === $source ) {
				array_pop( $way );
				$this->leave( $id, $way[ count( $way ) - 1 ] ?? null );
			} elseif ( isset( $this->reads[ $source ] ) && ! isset( $this->seen[ $source ] ) ) {
				$this->see( $source );
				$way[]           = $source;
				$next[ $source ] = 0;
			} elseif ( isset( $this->reads[ $source ] ) && ! isset( $this->done[ $source ] ) ) {
				$this->leadsTo[ $id ] = min( $this->leadsTo[ $id ], $this->seen[ $source ] );
			}
		}
	}

	private function see( int $id ): void {
		$this->seen[ $id ]    = count( $this->seen );
		$this->leadsTo[ $id ] = $this->seen[ $id ];
		$this->stack[]        = $id;
	}

	/** @param int|null $reader Whence the way came. */
	private function leave( int $id, ?int $reader ): void {
		if ( null !== $reader ) {
			$this->leadsTo[ $reader ] = min( $this->leadsTo[ $reader ], $this->leadsTo[ $id ] );
		}
		if ( $this->leadsTo[ $id ] === $this->seen[ $id ] ) {
			$this->groups[] = $this->take( $id );
		}
	}

	/** @return non-empty-list<int> What was seen since, which all leads back to it. */
	private function take( int $id ): array {
		$group = array();
		do {
			$last    = (int) array_pop( $this->stack );
			$group[] = $last;
			$this->done[ $last ] = true;
		} while ( $last !== $id );
		sort( $group );
		return $group;
	}
}
