<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Platform\Errors\StorageFailed;

/** Makes unsent mails due at once, with as many attempts as new ones; their record of attempts is kept. */
final class MailRequeue {

	public function __construct( private MailRows $rows ) {}

	/**
	 * Renews the mails of an entry.
	 *
	 * @return int Number of mails.
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
	 * Renews all mail that was given up, waits for its next attempt, or has waited long for its first. Leaves out mail
	 * held in a copy of the site, because the original sends that.
	 *
	 * @param int|null $seconds Only mail given up at most that long ago; null for any time.
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
	 * Renews all mail that {@see CopiedMail} holds.
	 *
	 * @param int|null $seconds Only mail held at most that long ago; null for any time.
	 */
	public function renewCopied( ?int $seconds = null ): int {
		return $this->renew( 'status = %s AND due >= %s', QueuedMail::COPIED, $this->since( $seconds ) );
	}

	/** Renews one mail. */
	public function renewOne( int $id ): int {
		return $this->renew( 'id = %d AND status <> %s', $id, QueuedMail::SENT );
	}

	/**
	 * Releases a mail that {@see MailClaims::markHeld()} has held.
	 *
	 * @return int 1, or 0 if somebody else was faster.
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
	 * Leaves out mail that a process is sending at this moment.
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
