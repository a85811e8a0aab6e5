<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * Chooses how entries are looked for, so that a page of a list is found at once among a million.
 *
 * Words that many entries have are found by walking down the list, newest first: the next one is never far. Words that
 * few have are found by the full-text index, whose cost is that of reading each entry it finds. Which of the two it is
 * shows in the first thousands of the list (docs/adr/0022-entries-at-a-million.md has the figures). A database without
 * such an index always walks.
 */
final class SearchIndexes {

	/** Rows that are more than a page. */
	private const MANY = 1000;
	/** Found so often in the window, counting along the list is quicker. */
	private const COUNTED = 80;
	/** Found more often than this in the window, a word helps the full-text index little and costs it much. */
	private const COMMON = 400;

	private SearchWindow $window;

	public function __construct( private \wpdb $wpdb, private EntryFilter $filter ) {
		$this->window = new SearchWindow( $wpdb, $filter );
	}

	/**
	 * @param int  $wanted   Rows that will be read.
	 * @param bool $isSorted False when any of them will do, to be counted: the index then reads no more than that.
	 */
	public function of( EntryCriteria $criteria, int $wanted, bool $isSorted = true ): SearchIndex {
		$index   = ListIndex::of( $criteria, $wanted < self::MANY, $isSorted );
		$base    = $this->filter->of( $criteria );
		$base    = $wanted < self::MANY ? $base : $this->bounded( $criteria, $base, $index );
		$search  = trim( $criteria->search );
		$sought  = '' === $search ? array() : SearchQuery::in( $search );
		$clauses = array( ...$sought, ...ConditionClauses::of( $criteria->conditions, $criteria->any ) );
		if ( '' !== $search && array() === $sought ) {
			return new SearchIndex( $base->and( '1 = 0' ), $index ); // As in "?!".
		}
		$where = $this->filter->words( $base, $clauses );
		// Walking costs wanted ÷ share rows, the index share × all of them, each fifty times as dear: they meet where
		// the window has about half the root of what is wanted.
		$match = '' === $index
			? ''
			: $this->match(
				$criteria,
				new SearchIndex( $base, $index ),
				$clauses,
				$isSorted ? (int) ceil( sqrt( max( 1, $wanted ) ) / 2 ) : self::COUNTED
			);
		return '' === $match
			? new SearchIndex( $where, $index )
			: new SearchIndex( $where->and( 'MATCH ( words ) AGAINST ( %s IN BOOLEAN MODE )', $match ), '' );
	}

	/**
	 * A time as the first and the last number of its entries: else all of a list in the order of numbers would go on
	 * looking through those that came before it.
	 */
	private function bounded( EntryCriteria $criteria, SqlConditions $base, string $index ): SqlConditions {
		if ( ! str_ends_with( $index, '_id' ) || '' === $criteria->from . $criteria->until ) {
			return $base;
		}
		$dates = 'form_status_id' === $index ? 'form_status_date' : 'status_date';
		$range = $this->filter->of(
			new EntryCriteria(
				$criteria->statuses,
				$criteria->formNumbers,
				from: $criteria->from,
				until: $criteria->until
			)
		);
		$row   = $this->wpdb->get_row(
			$this->wpdb->prepare(
				"SELECT MIN( id ), MAX( id ) FROM {$this->table()} FORCE INDEX ({$dates}) WHERE {$range->sql()}",
				$range->values()
			),
			ARRAY_N
		);
		return $base->and( 'id >= %d AND id <= %d', (int) ( $row[0] ?? 0 ), (int) ( $row[1] ?? 0 ) );
	}

	/** @param list<SearchClause> $clauses */
	private function match( EntryCriteria $criteria, SearchIndex $list, array $clauses, int $enough ): string {
		$indexed = array_values( array_filter( $clauses, static fn( SearchClause $clause ) => $clause->isIndexed() ) );
		$window  = array() === $indexed || ! $this->wpdb->__get( 'dbh' ) instanceof \mysqli
			? null
			: $this->window->of( $criteria, $list );
		if ( null === $window || $enough === $this->window->count( $window, $clauses, $enough ) ) {
			return '';
		}
		$isRare = fn( SearchClause $clause ) =>
			$this->window->count( $window, array( $clause ), self::COMMON ) < self::COMMON;
		$rare   = 1 === count( $clauses ) ? $indexed : array_filter( $indexed, $isRare );
		return implode( ' ', array_map( static fn( SearchClause $clause ) => $clause->match(), $rare ) );
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
