<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;

/** Counts mails that did not reach anybody. */
final class MailCounts {

	/** Seconds after which refused mail is reported although it is tried again: short delays are common. */
	public const LATE = 3600;

	/**
	 * Seconds for which Site Health reports mail that was given up or that {@see CopiedMail} holds, for which entries
	 * are kept because of such mail, and for which mail without an entry is kept.
	 */
	public const MONTH = 2592000;

	public function __construct( private MailRows $rows ) {}

	/**
	 * Returns those of these entries with mail that was given up, or that has been waiting for long.
	 *
	 * @param list<int> $entries
	 * @return list<int>
	 */
	public function entriesWithFailures( array $entries ): array {
		if ( array() === $entries ) {
			return array();
		}
		$rows = $this->rows->select(
			'DISTINCT entry_id',
			'entry_id IN (%d) AND (status = %s OR (status = %s AND date_created < %s))',
			$entries,
			QueuedMail::FAILED,
			QueuedMail::WAITING,
			$this->rows->time( -self::LATE )
		);
		return array_map( static fn( JsonData $row ) => (int) $row->string( 'entry_id' ), $rows );
	}

	/** Counts mails of entries, of all forms or one, that were given up in the last `$seconds`. */
	public function failed( int $seconds, ?int $formNumber = null ): int {
		$since = $this->rows->time( -$seconds );
		return null === $formNumber
			? $this->rows->count( 'status = %s AND due >= %s AND entry_id > 0', QueuedMail::FAILED, $since )
			: $this->rows->count(
				'status = %s AND due >= %s AND entry_id > 0 AND form_number = %d',
				QueuedMail::FAILED,
				$since,
				$formNumber
			);
	}

	/** Counts mails without an entry that were given up in the last `$seconds`: {@see UnsentMail::withoutEntry()}. */
	public function failedWithoutEntry( int $seconds ): int {
		return $this->rows->count(
			'status = %s AND due >= %s AND entry_id = 0',
			QueuedMail::FAILED,
			$this->rows->time( -$seconds )
		);
	}

	/** Counts the mails that {@see UnsentMail::refused()} lists. */
	public function refused( int $seconds ): int {
		return $this->rows->count(
			'status = %s AND attempts > 0 AND date_created < %s AND date_created >= %s AND ' . MailRows::UNCLAIMED,
			QueuedMail::WAITING,
			$this->rows->time( -self::LATE ),
			$this->rows->time( -self::LATE - $seconds ),
			...$this->rows->claimEnds()
		);
	}

	/** Counts mails that were held in the last `$seconds` and still are. */
	public function held( int $seconds ): int {
		return $this->rows->count( 'status = %s AND due >= %s', QueuedMail::HELD, $this->rows->time( -$seconds ) );
	}

	/** Counts mails that {@see CopiedMail} has held in the last `$seconds` and still holds. */
	public function copied( int $seconds ): int {
		return $this->rows->count( 'status = %s AND due >= %s', QueuedMail::COPIED, $this->rows->time( -$seconds ) );
	}

	/**
	 * Counts mails that no process has claimed for longer than `$age`, but at most `$seconds` longer. Includes those
	 * that were queued while the server's clock was ahead, because their age is unknown.
	 */
	public function untried( int $age, int $seconds = self::MONTH ): int {
		return $this->rows->count(
			'status = %s AND attempts = 0 AND ( ( due < %s AND due >= %s ) OR due > %s )',
			QueuedMail::WAITING,
			$this->rows->time( -$age ),
			$this->rows->time( -$age - $seconds ),
			$this->rows->latest( 0 )
		);
	}

	/** Counts mails that have waited for longer than `$seconds`, or for an unknown time, as in {@see untried()}. */
	public function late( int $seconds ): int {
		return $this->rows->count(
			'status = %s AND ( date_created < %s OR date_created > %s )',
			QueuedMail::WAITING,
			$this->rows->time( -$seconds ),
			$this->rows->latest( 0 )
		);
	}

	/** Returns the seconds that the oldest mail has waited; 0 if none waits. */
	public function queueAge(): int {
		$rows  = $this->rows->select( 'MIN(date_created) AS oldest', 'status = %s', QueuedMail::WAITING );
		$since = strtotime( ( $rows[0] ?? JsonData::of( array() ) )->string( 'oldest' ) . ' UTC' );
		return false === $since ? 0 : max( 0, (int) strtotime( $this->rows->time() . ' UTC' ) - $since );
	}
}
