<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;

/**
 * Deletes mail that belongs to no entry, such as links to saved forms and news about a login, once a day. An entry's
 * mail is deleted with the entry, but nothing else deletes this mail. Waiting mail stays. May be interrupted or run
 * twice without harm. Mail is kept for a month after its last attempt ({@see MailCounts::MONTH}), as long as a link in
 * it works.
 */
final class MailExpiry {

	private const BATCH = 500;

	public function __construct( private MailRows $rows ) {}

	/** @return int Number of deleted mails. */
	public function run(): int {
		$before  = $this->rows->time( -MailCounts::MONTH );
		$deleted = 0;
		do {
			$expired = $this->rows->select(
				'id, attempts',
				'entry_id = 0 AND status <> %s AND due < %s ORDER BY id LIMIT %d',
				QueuedMail::WAITING,
				$before,
				self::BATCH
			);
			array_map( $this->delete( ... ), $expired );
			$deleted += count( $expired );
		} while ( self::BATCH === count( $expired ) );
		return $deleted;
	}

	/** Deletes a mail, unless somebody has asked for another attempt in the meantime. */
	private function delete( JsonData $row ): void {
		$this->rows->delete( 'id = %d AND attempts = %d', $row->string( 'id' ), $row->string( 'attempts' ) );
	}
}
