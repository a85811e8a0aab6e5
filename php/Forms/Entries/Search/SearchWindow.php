<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\Database\Queries;

/**
 * The beginning of a list, which shows how common words are. Results are cached, because a page of a list and its count
 * are queried one after the other.
 */
final class SearchWindow {

	/**
	 * Rows of the window as a multiple of the square root of all entries. Fewer rows are read faster; with more rows,
	 * fewer common words are mistaken for rare ones, whose cost grows with the table.
	 */
	private const ROOT_FACTOR = 4;
	private const MIN_ROWS    = 400;
	private const MAX_ROWS    = 4000;

	private ?int $all = null;

	/** @var array<string, non-empty-list<int>> Counts by query. */
	private array $counts = array();

	/** @var array<string, SearchIndex|null> Windows by the query for their last row; null if the list is shorter. */
	private array $windows = array();

	/** @var array<string, array{int, int}> Number of rows found and the limit of the search, by query. */
	private array $found = array();

	public function __construct( private Queries $queries, private EntryFilter $filter ) {}

	/**
	 * Returns the window; null if the list has no more rows than that.
	 *
	 * @param float $share Share of the window; less than 1 for its beginning.
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
	 * Counts the rows of the window that meet all clauses.
	 *
	 * @param list<SearchClause> $clauses
	 * @param int                $limit   Maximum to count to.
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
	 * Counts the rows of the window that meet all clauses, and those that meet each clause, in one query.
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

	/** Returns the number of rows in the window. */
	public function rows(): int {
		return min( self::MAX_ROWS, max( self::MIN_ROWS, self::ROOT_FACTOR * (int) sqrt( $this->all() ) ) );
	}

	/** Returns the number of entries that ever existed, because ids are never reused. */
	public function all(): int {
		return $this->all ??= (int) $this->queries->value( 'SELECT MAX( id ) FROM {atoll_entries}' );
	}

	/** @param list<string|int|list<string|int>> $values */
	private static function key( string $sql, array $values ): string {
		return $sql . wp_json_encode( $values );
	}
}
