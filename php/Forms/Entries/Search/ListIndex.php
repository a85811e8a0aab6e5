<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * Chooses the index that has a list in its order. Queries force it, because the database might otherwise intersect two
 * indexes and sort everything that it finds.
 */
final class ListIndex {

	/**
	 * @param bool $isPage   Whether one page is read, not the whole list.
	 * @param bool $isSorted False if any entries of the list will do, for example for a count.
	 * @return literal-string Empty to leave the choice to the database.
	 */
	public static function choose( EntryCriteria $criteria, bool $isPage, bool $isSorted ): string {
		if ( array() !== $criteria->ids || null !== $criteria->createdBy || 1 !== count( $criteria->statuses ) ) {
			return '';
		}
		return self::flagIndex( $criteria, $isSorted ) ?: self::orderIndex( $criteria, $isPage );
	}

	/**
	 * Returns the index for starred or unread entries, which may be one in a million; empty for any other list.
	 *
	 * @return literal-string
	 */
	private static function flagIndex( EntryCriteria $criteria, bool $isSorted ): string {
		if ( $isSorted && 'date_created' !== $criteria->sortColumn() ) {
			return '';
		}
		return true === $criteria->isStarred ? 'status_starred' : ( false === $criteria->isRead ? 'status_read' : '' );
	}

	/** @return literal-string Empty if the list has another order. */
	private static function orderIndex( EntryCriteria $criteria, bool $isPage ): string {
		$forms = count( $criteria->formNumbers );
		// A page within a period is sorted once, but a whole list is read in batches and would be sorted for each.
		$dated  = $isPage && ( '' !== $criteria->from || '' !== $criteria->until );
		$column = $criteria->sortColumn();
		return match ( true ) {
			$forms > 1                                        => '',
			'date_created' === $column, 'id' === $column && $dated => 1 === $forms ? 'form_status_date' : 'status_date',
			'id' === $column                                  => 1 === $forms ? 'form_status_id' : 'status_id',
			default                                           => '',
		};
	}
}
