<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * A list in the order of ids, most of whose entries are neighbours in the table: reading on in the table itself takes
 * half the time of reading on in the list's index and fetching each row.
 */
final class DenseIds {

	/** Up to so many rows of the table for each row of the list it is quicker. */
	private const MAX_SPARSITY = 2;

	/**
	 * @param SearchIndex                             $rest Where the list goes on.
	 * @param non-empty-list<array<array-key, mixed>> $rows The rows before, in the list's order.
	 * @param int                                     $size How many are read next.
	 * @return SearchIndex|null The next range of the table, which may have fewer rows of the list; null where it would
	 * have few.
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
