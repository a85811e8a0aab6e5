<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * The first thousands of a list, in which shows how common words are. A page of it and its count are asked for one
 * after the other: what was found for one is known to the other.
 */
final class SearchWindow {

	/** Rows that are looked through before anything is decided. */
	private const ROWS = 4000;

	/** @var array<string, SearchIndex|null> By the list they begin; null for one that is shorter. */
	private array $windows = array();

	/** @var array<string, array{int, int}> How often a thing was found, and at how many looking ended; by the thing. */
	private array $found = array();

	public function __construct( private \wpdb $wpdb, private EntryFilter $filter ) {}

	/** Null when the list has no more rows. */
	public function of( EntryCriteria $criteria, SearchIndex $list ): ?SearchIndex {
		$column    = $criteria->sortColumn();
		$direction = $criteria->isAscending() ? 'ASC' : 'DESC';
		$asked     = $this->wpdb->prepare(
			"SELECT {$column} FROM {$this->table()}{$list->hint()} WHERE {$list->where->sql()} ORDER BY {$column} {$direction} LIMIT 1 OFFSET %d",
			array( ...$list->where->values(), self::ROWS )
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
			$found                = (int) $this->wpdb->get_var( "SELECT COUNT(*) FROM ( SELECT 1 {$from} LIMIT {$most} ) found" );
			$this->found[ $from ] = array( $found, $most );
		}
		return min( $found, $most );
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
