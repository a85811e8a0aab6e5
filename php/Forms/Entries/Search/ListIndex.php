<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * The index that has a list in its order. It is named, since the database likes to cut two of them with each other, and
 * then sorts all it got.
 */
final class ListIndex {

	/**
	 * @param bool $few      Whether a page is asked for, not all of the list.
	 * @param bool $isSorted False when any of its entries will do.
	 * @return literal-string Empty leaves the choice to the database.
	 */
	public static function of( EntryCriteria $criteria, bool $few, bool $isSorted ): string {
		if ( array() !== $criteria->ids || null !== $criteria->createdBy || 1 !== count( $criteria->statuses ) ) {
			return '';
		}
		return self::marked( $criteria, $isSorted ) ?: self::ordered( $criteria, $few );
	}

	/**
	 * Of what is starred, or not read yet: it may be one entry in a million. Empty for any other list.
	 *
	 * @return literal-string
	 */
	private static function marked( EntryCriteria $criteria, bool $isSorted ): string {
		if ( $isSorted && 'date_created' !== $criteria->sortColumn() ) {
			return '';
		}
		return true === $criteria->isStarred ? 'status_starred' : ( false === $criteria->isRead ? 'status_read' : '' );
	}

	/** @return literal-string None where it is asked for in another order. */
	private static function ordered( EntryCriteria $criteria, bool $few ): string {
		$forms = count( $criteria->formNumbers );
		// A page of a time is sorted once; all of it is read in batches, each of which would sort again.
		$dated  = $few && ( '' !== $criteria->from || '' !== $criteria->until );
		$column = $criteria->sortColumn();
		return match ( true ) {
			$forms > 1                                        => '',
			'date_created' === $column, 'id' === $column && $dated => 1 === $forms ? 'form_status_date' : 'status_date',
			'id' === $column                                  => 1 === $forms ? 'form_status_id' : 'status_id',
			default                                           => '',
		};
	}
}
