<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;

/** How many mails did not reach anybody. */
final class MailCounts {

	/** Seconds after which mail that was refused and is tried again is told of: putting it off for some is common. */
	public const LATE = 3600;

	/**
	 * Seconds for which Site Health tells of mail that was given up or that {@see CopiedMail} holds, for which entries
	 * are kept for such mail, and mail of no entry for its story.
	 */
	public const MONTH = 2592000;

	public function __construct( private MailRows $rows ) {}

	/**
	 * Which of these entries have a mail that was given up, or that has been refused or left for long.
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

	/** How many that entries show were given up since then, of all forms or of one. */
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

	/** How many were given up since then that belong to no entry: {@see UnsentMail::withoutEntry()} has them. */
	public function failedWithoutEntry( int $seconds ): int {
		return $this->rows->count(
			'status = %s AND due >= %s AND entry_id = 0',
			QueuedMail::FAILED,
			$this->rows->time( -$seconds )
		);
	}

	/** How many are tried again that have not left for long, but not before then: {@see UnsentMail::refused()}. */
	public function refused( int $seconds ): int {
		return $this->rows->count(
			'status = %s AND attempts > 0 AND date_created < %s AND date_created >= %s AND ' . MailRows::UNCLAIMED,
			QueuedMail::WAITING,
			$this->rows->time( -self::LATE ),
			$this->rows->time( -self::LATE - $seconds ),
			...$this->rows->claimEnds()
		);
	}

	/** How many were held since then and still are. */
	public function held( int $seconds ): int {
		return $this->rows->count( 'status = %s AND due >= %s', QueuedMail::HELD, $this->rows->time( -$seconds ) );
	}

	/** How many {@see CopiedMail} has held since then and still does. */
	public function copied( int $seconds ): int {
		return $this->rows->count( 'status = %s AND due >= %s', QueuedMail::COPIED, $this->rows->time( -$seconds ) );
	}

	/**
	 * How many no process has claimed for longer than `$age`, but not for `$seconds` more; also those that were queued
	 * while the server's clock was ahead, whose age nobody knows.
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

	/** How many have waited for longer than that, or nobody knows how long, as in {@see untried()}. */
	public function late( int $seconds ): int {
		return $this->rows->count(
			'status = %s AND ( date_created < %s OR date_created > %s )',
			QueuedMail::WAITING,
			$this->rows->time( -$seconds ),
			$this->rows->latest( 0 )
		);
	}

	/** Seconds for which the oldest one has waited; 0 where none waits. */
	public function queueAge(): int {
		$rows  = $this->rows->select( 'MIN(date_created) AS oldest', 'status = %s', QueuedMail::WAITING );
		$since = strtotime( ( $rows[0] ?? JsonData::of( array() ) )->string( 'oldest' ) . ' UTC' );
		return false === $since ? 0 : max( 0, (int) strtotime( $this->rows->time() . ' UTC' ) - $since );
	}
}
