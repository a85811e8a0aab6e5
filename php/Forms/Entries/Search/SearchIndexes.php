<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\Database\Queries;

/**
 * Chooses how to search entries, so that a page of a list among a million entries loads at once.
 *
 * Common words are found by walking the list, newest first: the next match is never far. Rare words are found by the
 * full-text index, which costs as much as reading each entry that it finds. The first few thousand entries of the list
 * show how common a word is (figures: docs/adr/0022-entries-at-a-million.md). A database without a full-text index
 * always walks.
 */
final class SearchIndexes {

	/** Number of rows from which on a query is not for a page of a list. */
	private const MORE_THAN_A_PAGE = 1000;
	/** Share of the window from which on counting along the list is faster. */
	private const WALK_SHARE = 0.02;
	/** Share from which on a word narrows a full-text search only a little, but costs much. */
	private const COMMON_SHARE = 0.1;
	/** Share of the window to read first for several words: common ones are soon found together. */
	private const FIRST_SHARE = 0.1;
	/** Cost of an entry with a rare word in the full-text index, as a multiple of reading one more row of the list. */
	private const MATCH_COST = 0.17;
	/** Cost of an entry with all words, which must be read, in the same unit. */
	private const READ_COST = 8;

	private SearchWindow $window;

	public function __construct( private Queries $queries, private EntryFilter $filter ) {
		$this->window = new SearchWindow( $queries, $filter );
	}

	/**
	 * @param int  $rowsToRead Number of rows that will be read.
	 * @param bool $isSorted   False to count: any rows will do, and the full-text index then reads no others.
	 */
	public function choose( EntryCriteria $criteria, int $rowsToRead, bool $isSorted = true ): SearchIndex {
		$index         = ListIndex::choose( $criteria, $rowsToRead < self::MORE_THAN_A_PAGE, $isSorted );
		$base          = $this->filter->build( $criteria );
		$base          = $rowsToRead < self::MORE_THAN_A_PAGE ? $base : $this->withIdRange( $criteria, $base, $index );
		$search        = trim( $criteria->search );
		$searchClauses = '' === $search ? array() : SearchQuery::in( $search );
		$conditions    = ConditionClauses::build( $criteria->conditions, $criteria->any );
		$clauses       = array( ...$searchClauses, ...$conditions );
		if ( '' !== $search && array() === $searchClauses ) {
			return new SearchIndex( $base->and( '1 = 0' ), $index ); // Nothing to search for, for example "?!".
		}
		$where = $this->filter->withClauses( $base, $clauses );
		$match = '' === $index
			? ''
			: $this->fullTextQuery(
				$criteria,
				new SearchIndex( $base, $index ),
				$clauses,
				$rowsToRead,
				$isSorted
			);
		return '' === $match
			? new SearchIndex( $where, $index )
			: new SearchIndex( $where->and( 'MATCH ( words ) AGAINST ( %s IN BOOLEAN MODE )', $match ), '' );
	}

	/**
	 * Replaces a period by the first and last id of its entries. Otherwise, a list in the order of ids would go on to
	 * read all entries before the period.
	 */
	private function withIdRange( EntryCriteria $criteria, SqlConditions $base, string $index ): SqlConditions {
		if ( ! str_ends_with( $index, '_id' ) || '' === $criteria->from . $criteria->until ) {
			return $base;
		}
		$dateIndex = 'form_status_id' === $index ? 'form_status_date' : 'status_date';
		$range     = $this->filter->build(
			new EntryCriteria(
				$criteria->statuses,
				$criteria->formNumbers,
				from: $criteria->from,
				until: $criteria->until
			)
		);
		$row       = $this->queries->row(
			"SELECT MIN( id ) AS lowest, MAX( id ) AS highest FROM {atoll_entries} FORCE INDEX ({$dateIndex})
			WHERE {$range->sql()}",
			...$range->values()
		);
		return $base->and( 'id >= %d AND id <= %d', (int) ( $row['lowest'] ?? 0 ), (int) ( $row['highest'] ?? 0 ) );
	}

	/** @param list<SearchClause> $clauses */
	private function fullTextQuery(
		EntryCriteria $criteria,
		SearchIndex $list,
		array $clauses,
		int $rowsToRead,
		bool $isSorted
	): string {
		$indexed = array_filter( $clauses, static fn( SearchClause $clause ) => $clause->isIndexed() );
		$window  = array() === $indexed || ! $this->queries->isMysql()
			? null
			: $this->window->choose( $criteria, $list );
		if ( null === $window ) {
			return '';
		}
		// Walking reads rowsToRead ÷ share rows; the index reads share × all rows, at ten to twenty times the cost per
		// row. They cost the same if the window has about the square root of rowsToRead matches.
		$enough = $isSorted
			? (int) ceil( sqrt( max( 1, $rowsToRead ) ) )
			: (int) ( self::WALK_SHARE * $this->window->rows() );
		if ( 1 === count( $clauses ) ) {
			return $enough === $this->window->count( $window, $clauses, $enough ) ? '' : $clauses[0]->match();
		}
		$beginning = $this->window->choose( $criteria, $list, self::FIRST_SHARE );
		if ( null !== $beginning && $enough === $this->window->count( $beginning, $clauses, $enough ) ) {
			return '';
		}
		[ $withAll, $withEach ] = $this->window->counts( $window, $clauses );
		$rows                   = $this->window->rows();
		// A few rows with all words may be chance, so the share expected from each word's share counts as much.
		$expected = array_product( array_map( static fn( int $count ) => $count / $rows, $withEach ) );
		$share    = ( $withAll / $rows + $expected ) / 2;
		$rare     = array_filter( $withEach, static fn( int $count ) => $count < self::COMMON_SHARE * $rows );
		$cost     = $this->window->all() * ( array_sum( $rare ) / $rows * self::MATCH_COST + $share * self::READ_COST );
		return $rowsToRead / max( $share, 1 / $rows / 2 ) < $cost ? '' : $this->rarest( $clauses, $rare );
	}

	/**
	 * @param list<SearchClause> $clauses
	 * @param array<int, int>    $rare    Number of rows in the window with each rare clause, by key of the clause.
	 * @return string Clauses with the rarest word first, because the database begins with it.
	 */
	private function rarest( array $clauses, array $rare ): string {
		asort( $rare );
		$rareClauses = array_map( static fn( int $key ) => $clauses[ $key ], array_keys( $rare ) );
		return implode(
			' ',
			array_map(
				static fn( SearchClause $clause ) => $clause->match(),
				array_filter( $rareClauses, static fn( SearchClause $clause ) => $clause->isIndexed() )
			)
		);
	}
}
