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
	/** The share of the window from which on counting along the list is quicker. */
	private const COUNTED = 0.02;
	/** The share from which on a word helps the full-text index little and costs it much. */
	private const COMMON = 0.1;
	/** The share of the window that is looked at first for several words: common ones are soon found together. */
	private const BRIEF = 0.1;
	/** What the full-text index takes for each entry that has a rare word, beside looking at one more of the list. */
	private const LISTED = 0.17;
	/** The same for each that has all of them, and is read. */
	private const FETCHED = 8;

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
		$match = '' === $index
			? ''
			: $this->match(
				$criteria,
				new SearchIndex( $base, $index ),
				$clauses,
				$wanted,
				$isSorted
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
	private function match(
		EntryCriteria $criteria,
		SearchIndex $list,
		array $clauses,
		int $wanted,
		bool $isSorted
	): string {
		$indexed = array_filter( $clauses, static fn( SearchClause $clause ) => $clause->isIndexed() );
		$window  = array() === $indexed || ! $this->wpdb->__get( 'dbh' ) instanceof \mysqli
			? null
			: $this->window->of( $criteria, $list );
		if ( null === $window ) {
			return '';
		}
		// Walking costs wanted ÷ share rows, the index share × all of them, each ten to twenty times as dear: they meet
		// where the window has about the root of what is wanted.
		$enough = $isSorted
			? (int) ceil( sqrt( max( 1, $wanted ) ) )
			: (int) ( self::COUNTED * $this->window->rows() );
		if ( 1 === count( $clauses ) ) {
			return $enough === $this->window->count( $window, $clauses, $enough ) ? '' : $clauses[0]->match();
		}
		$brief = $this->window->of( $criteria, $list, self::BRIEF );
		if ( null !== $brief && $enough === $this->window->count( $brief, $clauses, $enough ) ) {
			return '';
		}
		[ $together, $each ] = $this->window->counts( $window, $clauses );
		$rows                = $this->window->rows();
		// A few that were found together are chance: what their shares let expect counts as much.
		$chance = array_product( array_map( static fn( int $found ) => $found / $rows, $each ) );
		$share  = ( $together / $rows + $chance ) / 2;
		$rare   = array_filter( $each, static fn( int $found ) => $found < self::COMMON * $rows );
		$index  = $this->window->all() * ( array_sum( $rare ) / $rows * self::LISTED + $share * self::FETCHED );
		return $wanted / max( $share, 1 / $rows / 2 ) < $index ? '' : $this->rarest( $clauses, $rare );
	}

	/**
	 * @param list<SearchClause> $clauses
	 * @param array<int, int>    $rare    How many rows of the window have each that is rare.
	 * @return string The rarest first: the database begins with it.
	 */
	private function rarest( array $clauses, array $rare ): string {
		asort( $rare );
		$each = array_map( static fn( int $at ) => $clauses[ $at ], array_keys( $rare ) );
		return implode(
			' ',
			array_map(
				static fn( SearchClause $clause ) => $clause->match(),
				array_filter( $each, static fn( SearchClause $clause ) => $clause->isIndexed() )
			)
		);
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
