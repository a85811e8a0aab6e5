<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/** Mail that has not reached anybody, newest first, for those who are told of it. */
final class UnsentMail {

	public function __construct( private MailRows $rows ) {}

	/**
	 * What was given up since then and belongs to no entry, so that no entry's page shows it.
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
	 * What is tried again and has not left for {@see MailCounts::LATE}, though not before then. Not what is being sent.
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
	 * What was given up, is held, or was refused and is tried again. Not what is being sent.
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
