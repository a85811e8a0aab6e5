<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\Database\Queries;

/**
 * The beginning of a list, which shows how common words are. Results are cached, since a page of a list and its count
 * are queried one after the other.
 */
final class SearchWindow {

	/**
	 * Its rows are so many times the square root of all entries. Fewer rows are read faster; with more of them fewer
	 * common words are mistaken for rare ones, whose cost grows with the table.
	 */
	private const ROOT_FACTOR = 4;
	private const MIN_ROWS    = 400;
	private const MAX_ROWS    = 4000;

	private ?int $all = null;

	/** @var array<string, non-empty-list<int>> By query. */
	private array $counts = array();

	/** @var array<string, SearchIndex|null> By the query for their last row; null for a list that is shorter. */
	private array $windows = array();

	/** @var array<string, array{int, int}> Rows found, and the limit of the search; by query. */
	private array $found = array();

	public function __construct( private Queries $queries, private EntryFilter $filter ) {}

	/**
	 * Null when the list has no more rows.
	 *
	 * @param float $share How much of the window; less than 1 for its beginning.
	 */
	public function choose( EntryCriteria $criteria, SearchIndex $list, float $share = 1.0 ): ?SearchIndex {
		$column    = $criteria->sortColumn();
		$direction = $criteria->isAscending() ? 'ASC' : 'DESC';
		$sql       = "SELECT {$column} FROM {atoll_entries}{$list->hint()} WHERE {$list->where->sql()}
			ORDER BY {$column} {$direction} LIMIT 1 OFFSET %d";
		$values    = array( ...$list->where->values(), (int) ( $share * $this->rows() ) );
		$key       = self::key( $sql, $values );
		if ( ! array_key_exists( $key, $this->windows ) ) {
			$lastValue             = $this->queries->value( $sql, ...$values );
			$operator              = $criteria->isAscending() ? '<=' : '>=';
			$this->windows[ $key ] = null === $lastValue
				? null
				: new SearchIndex( $list->where->and( "{$column} {$operator} %s", $lastValue ), $list->index );
		}
		return $this->windows[ $key ];
	}

	/**
	 * How many of its rows meet all clauses.
	 *
	 * @param list<SearchClause> $clauses
	 * @param int                $limit   Counts no further.
	 */
	public function count( SearchIndex $window, array $clauses, int $limit ): int {
		$where                = $this->filter->withClauses( $window->where, $clauses );
		$from                 = "FROM {atoll_entries}{$window->hint()} WHERE {$where->sql()}";
		$key                  = self::key( $from, $where->values() );
		[ $found, $searched ] = $this->found[ $key ] ?? array( 0, 0 );
		if ( $found === $searched && $limit > $searched ) {
			$found               = (int) $this->queries->value(
				"SELECT COUNT(*) FROM ( SELECT 1 {$from} LIMIT %d ) found",
				...array( ...$where->values(), $limit )
			);
			$this->found[ $key ] = array( $found, $limit );
		}
		return min( $found, $limit );
	}

	/**
	 * How many of its rows meet all clauses, and how many meet each, in one query.
	 *
	 * @param list<SearchClause> $clauses
	 * @return array{int, list<int>}
	 */
	public function counts( SearchIndex $window, array $clauses ): array {
		$all    = $this->filter->withClauses( new SqlConditions(), $clauses );
		$each   = array_map(
			fn( SearchClause $clause ) => $this->filter->withClauses( new SqlConditions(), array( $clause ) ),
			$clauses
		);
		$each   = array_map(
			static fn( SqlConditions $conditions ) => "COUNT( CASE WHEN {$conditions->sql()} THEN 1 END )",
			array( $all, ...$each )
		);
		$sql    = "SELECT CONCAT_WS( ',', " . implode( ', ', $each ) . " ) FROM {atoll_entries}{$window->hint()}
			WHERE {$window->where->sql()}";
		$values = array( ...$all->values(), ...$all->values(), ...$window->where->values() );
		$counts = $this->counts[ self::key( $sql, $values ) ] ??= array_map(
			intval( ... ),
			explode( ',', (string) $this->queries->value( $sql, ...$values ) )
		);
		return array( $counts[0], array_slice( $counts, 1 ) );
	}

	/** How many rows it has. */
	public function rows(): int {
		return min( self::MAX_ROWS, max( self::MIN_ROWS, self::ROOT_FACTOR * (int) sqrt( $this->all() ) ) );
	}

	/** Entries that there ever were: ids are never used twice. */
	public function all(): int {
		return $this->all ??= (int) $this->queries->value( 'SELECT MAX( id ) FROM {atoll_entries}' );
	}

	/** @param list<string|int|list<string|int>> $values */
	private static function key( string $sql, array $values ): string {
		return $sql . wp_json_encode( $values );
	}
}
