<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/** Lists mail that has not reached anybody, newest first, for reports. */
final class UnsentMail {

	public function __construct( private MailRows $rows ) {}

	/**
	 * Returns mail without an entry that was given up in the last `$seconds`, because no entry's page shows it.
	 *
	 * @return list<QueuedMail>
	 */
	public function withoutEntry( int $seconds, int $limit ): array {
		return $this->rows->mails(
			'status = %s AND due >= %s AND entry_id = 0 ORDER BY due DESC, id DESC LIMIT %d',
			QueuedMail::FAILED,
			$this->rows->time( -$seconds ),
			$limit
		);
	}

	/**
	 * Returns mail that is tried again and has waited longer than {@see MailCounts::LATE}, by at most `$seconds`.
	 * Leaves out mail that is being sent.
	 *
	 * @return list<QueuedMail>
	 */
	public function refused( int $seconds, int $limit ): array {
		return $this->rows->mails(
			'status = %s AND attempts > 0 AND date_created < %s AND date_created >= %s AND ' . MailRows::UNCLAIMED
				. ' ORDER BY id DESC LIMIT %d',
			QueuedMail::WAITING,
			$this->rows->time( -MailCounts::LATE ),
			$this->rows->time( -MailCounts::LATE - $seconds ),
			...$this->rows->claimEnds(),
			...array( $limit )
		);
	}

	/**
	 * Returns mail that was given up, is held, or was refused and is tried again. Leaves out mail that is being sent.
	 *
	 * @return list<QueuedMail>
	 */
	public function all( int $limit ): array {
		return $this->rows->mails(
			'status IN (%s, %s, %s) OR (status = %s AND attempts > 0 AND ' . MailRows::UNCLAIMED
				. ') ORDER BY id DESC LIMIT %d',
			QueuedMail::FAILED,
			QueuedMail::HELD,
			QueuedMail::COPIED,
			QueuedMail::WAITING,
			...$this->rows->claimEnds(),
			...array( $limit )
		);
	}
}
