<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * The beginning of a list, in which shows how common words are. A page of it and its count are asked for one after the
 * other: what was found for one is known to the other.
 */
final class SearchWindow {

	/**
	 * Rows of it: so many times the root of all entries. One row less saves looking at it; each one more lets fewer
	 * common words pass for rare ones, whose cost grows with the table.
	 */
	private const TIMES = 4;
	private const LEAST = 400;
	private const MOST  = 4000;

	private ?int $all = null;

	/** @var array<string, list<int>> By what was asked. */
	private array $counts = array();

	/** @var array<string, SearchIndex|null> By the list they begin; null for one that is shorter. */
	private array $windows = array();

	/** @var array<string, array{int, int}> How often a thing was found, and at how many looking ended; by the thing. */
	private array $found = array();

	public function __construct( private \wpdb $wpdb, private EntryFilter $filter ) {}

	/**
	 * Null when the list has no more rows.
	 *
	 * @param float $share Of it, for its beginning only.
	 */
	public function of( EntryCriteria $criteria, SearchIndex $list, float $share = 1.0 ): ?SearchIndex {
		$column    = $criteria->sortColumn();
		$direction = $criteria->isAscending() ? 'ASC' : 'DESC';
		$asked     = $this->wpdb->prepare(
			"SELECT {$column} FROM {$this->table()}{$list->hint()} WHERE {$list->where->sql()} ORDER BY {$column} {$direction} LIMIT 1 OFFSET %d",
			array( ...$list->where->values(), (int) ( $share * $this->rows() ) )
		);
		if ( ! array_key_exists( $asked, $this->windows ) ) {
			$edge                    = $this->wpdb->get_var( $asked );
			$than                    = $criteria->isAscending() ? '<=' : '>=';
			$this->windows[ $asked ] = null === $edge
				? null
				: new SearchIndex( $list->where->and( "{$column} {$than} %s", (string) $edge ), $list->index );
		}
		return $this->windows[ $asked ];
	}

	/**
	 * How many of its rows have something.
	 *
	 * @param list<SearchClause> $clauses
	 * @param int                $most    Looks no further.
	 */
	public function count( SearchIndex $window, array $clauses, int $most ): int {
		$where = $this->filter->words( $window->where, $clauses );
		$from  = $this->wpdb->prepare(
			"FROM {$this->table()}{$window->hint()} WHERE {$where->sql()}",
			$where->values()
		);
		[ $found, $end ] = $this->found[ $from ] ?? array( 0, 0 );
		if ( $found === $end && $most > $end ) {
			$found                = (int) $this->wpdb->get_var(
				"SELECT COUNT(*) FROM ( SELECT 1 {$from} LIMIT {$most} ) found"
			);
			$this->found[ $from ] = array( $found, $most );
		}
		return min( $found, $most );
	}

	/**
	 * How many of its rows have several things together, and how many have each: all are looked for at once.
	 *
	 * @param list<SearchClause> $clauses
	 * @return array{int, list<int>}
	 */
	public function counts( SearchIndex $window, array $clauses ): array {
		$all    = $this->filter->words( new SqlConditions(), $clauses );
		$each   = array_map(
			fn( SearchClause $clause ) => $this->filter->words( new SqlConditions(), array( $clause ) ),
			$clauses
		);
		$sums   = array_map(
			static fn( SqlConditions $conditions ) => "SUM( {$conditions->sql()} )",
			array( $all, ...$each )
		);
		$asked  = $this->wpdb->prepare(
			'SELECT ' . implode( ', ', $sums ) . " FROM {$this->table()}{$window->hint()} WHERE {$window->where->sql()}",
			array( ...$all->values(), ...$all->values(), ...$window->where->values() )
		);
		$counts = $this->counts[ $asked ] ??= array_map(
			intval( ... ),
			(array) $this->wpdb->get_row( $asked, ARRAY_N )
		);
		return array( $counts[0] ?? 0, array_slice( $counts, 1 ) );
	}

	/** How many rows it has. */
	public function rows(): int {
		return min( self::MOST, max( self::LEAST, self::TIMES * (int) sqrt( $this->all() ) ) );
	}

	/** Entries that there ever were: numbers are never given twice. */
	public function all(): int {
		return $this->all ??= (int) $this->wpdb->get_var( "SELECT MAX( id ) FROM {$this->table()}" );
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
