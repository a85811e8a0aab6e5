<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/** Checks whether a form has reached its limit of entries. Counts only up to the limit. */
final class EntryLimitCount {

	public function __construct( private Queries $queries ) {}

	/** @param string $since UTC, `Y-m-d H:i:s`; empty to count all. Spam and trash do not count. */
	public function reaches( int $formNumber, int $count, string $since ): bool {
		$sinceSql = '' === $since ? '' : ' AND date_created >= %s';
		return null !== $this->queries->value(
			"SELECT id FROM {atoll_entries} WHERE form_number = %d AND status = 'active'{$sinceSql} LIMIT 1 OFFSET %d",
			...array( $formNumber, ...array_filter( array( $since ) ), max( 0, $count - 1 ) )
		);
	}

	/** @param int $user User id, not 0. */
	public function hasEntryOf( int $user, int $formNumber ): bool {
		return null !== $this->queries->value(
			"SELECT id FROM {atoll_entries} WHERE created_by = %d AND form_number = %d AND status = 'active' LIMIT 1",
			$user,
			$formNumber
		);
	}

	/**
	 * Makes submissions of one form wait for each other until this transaction ends, so that two cannot take the last
	 * place.
	 *
	 * @throws StorageFailed
	 */
	public function lockForm( int $formNumber ): void {
		// A write that changes nothing locks the row on every engine; SQLite has no SELECT … FOR UPDATE.
		$this->queries->write( 'UPDATE {atoll_forms} SET version = version WHERE number = %d', $formNumber );
	}
}
