<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Forms\Definitions\Storage\FormTable;
use Atoll\Platform\Errors\StorageFailed;

/** Whether a form has reached its limit of entries: it counts no further than the limit, however many there are. */
final class EntryLimitCount {

	public function __construct( private \wpdb $wpdb ) {}

	/** @param string $since UTC, `Y-m-d H:i:s`; empty counts all. What is spam or in the trash does not count. */
	public function reaches( int $formNumber, int $count, string $since ): bool {
		$from = '' === $since ? '' : ' AND date_created >= %s';
		return null !== $this->wpdb->get_var(
			$this->wpdb->prepare(
				"SELECT id FROM {$this->table()} WHERE form_number = %d AND status = 'active'{$from} LIMIT 1 OFFSET %d",
				array( $formNumber, ...array_filter( array( $since ) ), max( 0, $count - 1 ) )
			)
		);
	}

	/** @param int $user User id, not 0. */
	public function isSentBy( int $user, int $formNumber ): bool {
		return null !== $this->wpdb->get_var(
			$this->wpdb->prepare( "SELECT id FROM {$this->table()} WHERE created_by = %d AND form_number = %d AND status = 'active' LIMIT 1", $user, $formNumber )
		);
	}

	/**
	 * Lets submissions of one form through one by one until this transaction ends, so that two cannot take the last
	 * place.
	 *
	 * @throws StorageFailed
	 */
	public function hold( int $formNumber ): void {
		$forms = $this->wpdb->prefix . FormTable::NAME;
		// A write that changes nothing locks the row on every engine; SQLite knows no SELECT … FOR UPDATE.
		if (
			false === $this->wpdb->query(
				$this->wpdb->prepare( "UPDATE {$forms} SET version = version WHERE number = %d", $formNumber )
			)
		) {
			throw new StorageFailed( "hold form {$formNumber}: {$this->wpdb->last_error}" );
		}
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
