<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Platform\Errors\StorageFailed;

/** Lets mails that were not sent be tried at once, as often as new ones; their story stays. */
final class MailRenewals {

	public function __construct( private MailRows $rows ) {}

	/**
	 * Those of an entry.
	 *
	 * @return int How many.
	 * @throws StorageFailed
	 */
	public function renewOfEntry( int $entryId ): int {
		return $this->renew(
			'entry_id = %d AND (status IN (%s, %s) OR (status = %s AND due > %s))',
			$entryId,
			QueuedMail::FAILED,
			QueuedMail::COPIED,
			QueuedMail::WAITING,
			$this->rows->time()
		);
	}

	/**
	 * As {@see renewOfEntry()}, every mail that was given up, or waits for its next try, or has waited long for its
	 * first. Not what a copy holds: the original sends that.
	 *
	 * @param int|null $seconds Given up at most that long ago; null for whenever.
	 */
	public function renewFailed( ?int $seconds = null ): int {
		return $this->renew(
			'(status = %s AND due >= %s) OR (status = %s AND (attempts > 0 OR date_created < %s))',
			QueuedMail::FAILED,
			$this->since( $seconds ),
			QueuedMail::WAITING,
			$this->rows->time( -MailCounts::LATE )
		);
	}

	/**
	 * As {@see renewOfEntry()}, every mail that {@see CopiedMail} holds.
	 *
	 * @param int|null $seconds Held at most that long ago; null for whenever.
	 */
	public function renewCopied( ?int $seconds = null ): int {
		return $this->renew( 'status = %s AND due >= %s', QueuedMail::COPIED, $this->since( $seconds ) );
	}

	/** As {@see renewOfEntry()}, this one. */
	public function renewOne( int $id ): int {
		return $this->renew( 'id = %d AND status <> %s', $id, QueuedMail::SENT );
	}

	/**
	 * Sends one that was {@see MailClaims::markHeld()}.
	 *
	 * @return int 1, or 0 when somebody else was faster.
	 */
	public function release( QueuedMail $mail ): int {
		return $this->rows->update(
			'status = %s, message = %s, due = %s WHERE id = %d AND attempts = %d',
			QueuedMail::WAITING,
			$this->rows->toColumn( $mail->message->unbounded() ),
			$this->rows->time(),
			$mail->id,
			$mail->attempts
		);
	}

	private function since( ?int $seconds ): string {
		return null === $seconds ? MailClaims::NEVER : $this->rows->time( -$seconds );
	}

	/**
	 * Leaves out what a process is sending at this moment.
	 *
	 * @param literal-string $where
	 */
	private function renew( string $where, string|int ...$values ): int {
		$renewed = 0;
		$now     = $this->rows->time();
		foreach ( $this->rows->select( 'id, attempts', $where, ...$values ) as $row ) {
			$renewed += $this->rows->update(
				'status = %s, attempts = 0, due = %s, claimed_until = %s'
					. ' WHERE id = %d AND attempts = %d AND ' . MailRows::UNCLAIMED,
				QueuedMail::WAITING,
				$now,
				$now,
				$row->string( 'id' ),
				$row->string( 'attempts' ),
				...$this->rows->claimEnds()
			);
		}
		return $renewed;
	}
}
