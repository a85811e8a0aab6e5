<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * Reads a list in the order of ids from the table itself if most of its entries are neighbours there. That takes half
 * the time of reading the list's index and fetching each row.
 */
final class DenseIds {

	/** Maximum rows of the table per row of the list for which this is faster. */
	private const MAX_SPARSITY = 2;

	/**
	 * @param SearchIndex                             $rest The rest of the list.
	 * @param non-empty-list<array<array-key, mixed>> $rows The rows before, in the list's order.
	 * @param int                                     $size Number of rows to read next.
	 * @return SearchIndex|null The next range of the table, which may hold fewer rows of the list; null if it would
	 * hold too few.
	 */
	public static function next( SearchIndex $rest, EntryCriteria $criteria, array $rows, int $size ): ?SearchIndex {
		$first = (int) ( new JsonData( $rows[0] ) )->string( 'id' );
		$last  = (int) ( new JsonData( $rows[ count( $rows ) - 1 ] ) )->string( 'id' );
		if ( ! str_ends_with( $rest->index, '_id' ) || abs( $last - $first ) >= self::MAX_SPARSITY * count( $rows ) ) {
			return null;
		}
		$idRange = self::MAX_SPARSITY * $size;
		return new SearchIndex(
			$criteria->isAscending()
				? $rest->where->and( 'id <= %d', $last + $idRange )
				: $rest->where->and( 'id >= %d', max( 0, $last - $idRange ) ),
			'PRIMARY'
		);
	}
}
