<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * A list in the order of numbers, most of whose entries stand beside each other in the table: reading on in the table
 * itself takes half of what reading on in the list's index and fetching each row takes.
 */
final class DenseIds {

	/** Rows of the table for each row of the list, up to which it pays. */
	private const SPARSEST = 2;

	/**
	 * @param SearchIndex                             $behind Where the list goes on.
	 * @param non-empty-list<array<array-key, mixed>> $rows   Those before, in the list's order.
	 * @param int                                     $size   How many are read next.
	 * @return SearchIndex|null The next stretch of the table, which may hold fewer than that; null where it would be
	 * read for little.
	 */
	public static function next( SearchIndex $behind, EntryCriteria $criteria, array $rows, int $size ): ?SearchIndex {
		$first = (int) ( new JsonData( $rows[0] ) )->string( 'id' );
		$last  = (int) ( new JsonData( $rows[ count( $rows ) - 1 ] ) )->string( 'id' );
		if ( ! str_ends_with( $behind->index, '_id' ) || abs( $last - $first ) >= self::SPARSEST * count( $rows ) ) {
			return null;
		}
		$span = self::SPARSEST * $size;
		return new SearchIndex(
			$criteria->isAscending()
				? $behind->where->and( 'id <= %d', $last + $span )
				: $behind->where->and( 'id >= %d', max( 0, $last - $span ) ),
			'PRIMARY'
		);
	}
}
