<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Errors\StorageFailed;

/**
 * The mail that waits, was sent, was given up or is held. {@see MailClaims} claims mail for senders,
 * {@see MailRequeue} tries it again.
 *
 * Mails are changed one at a time, each found by its id. Columns without an index show whether the row is still as it
 * was read: `attempts` grows with each attempt, `claimed_by` changes with each claim. A statement that finds mails by
 * status locks rows in another order than one that changes their status, so the two would deadlock.
 */
final class MailRepository {

	public function __construct( private MailRows $rows ) {}

	/**
	 * Puts a mail into the queue; within a transaction, it is queued once that commits.
	 *
	 * @return int The mail's id.
	 * @throws StorageFailed
	 */
	public function add( MailMessage $message, int $entryId, int $formNumber ): int {
		$now = $this->rows->time();
		return $this->insert(
			new QueuedMail( 0, QueuedMail::WAITING, $formNumber, $entryId, $message, 0, array(), $now, $now ),
			'',
			MailClaims::NEVER
		);
	}

	/**
	 * Puts a mail into the queue for this process to send. If the process dies first, its claim ends like any other.
	 * The returned mail has the row's own time, because the Message-ID is made from it.
	 *
	 * @throws StorageFailed
	 */
	public function addClaimed( MailMessage $message, int $entryId, int $formNumber ): QueuedMail {
		$now   = $this->rows->time();
		$due   = $this->rows->time( MailClaims::SECONDS );
		$story = array( new SendAttempt( $now, '', false ) );
		$mail  = static fn( int $id ): QueuedMail =>
			new QueuedMail( $id, QueuedMail::WAITING, $formNumber, $entryId, $message, 1, $story, $due, $now );
		return $mail( $this->insert( $mail( 0 ), MailClaims::newClaimId(), $due ) );
	}

	/** @return list<QueuedMail> */
	public function ofEntry( int $entryId ): array {
		return $this->rows->mails( 'entry_id = %d ORDER BY id', $entryId );
	}

	/**
	 * Returns mail without an entry, such as links to saved forms, by its recipient. Sealed mails must be opened to
	 * read that, but there are few: only those that wait and those that were given up.
	 *
	 * @return list<QueuedMail>
	 */
	public function addressedTo( string $email ): array {
		$isRecipient = static fn( QueuedMail $mail ): bool => $mail->message->isTo( $email );
		$candidates  = $this->rows->mails(
			'entry_id = 0 AND ( message LIKE %s OR message LIKE %s ) ORDER BY id',
			$this->rows->like( (string) wp_json_encode( $email ) ),
			$this->rows->like( '{"sealed":' )
		);
		return array_values( array_filter( $candidates, $isRecipient ) );
	}

	/** @throws StorageFailed */
	public function delete( QueuedMail $mail ): void {
		$this->rows->delete( 'id = %d', $mail->id );
	}

	public function find( int $id ): ?QueuedMail {
		return $this->rows->mails( 'id = %d', $id )[0] ?? null;
	}

	/**
	 * @param non-empty-list<int> $entries Ids of entries that are being deleted.
	 * @throws StorageFailed
	 */
	public function deleteOfEntries( array $entries ): void {
		$this->rows->delete( 'entry_id IN (%d)', $entries );
	}

	private function insert( QueuedMail $mail, string $claimId, string $claimedUntil ): int {
		return $this->rows->insert(
			'(status, form_number, entry_id, message, attempts, story, due, claimed_by, claimed_until, date_created)'
				. ' VALUES (%s, %d, %d, %s, %d, %s, %s, %s, %s, %s)',
			$mail->status,
			$mail->formNumber,
			$mail->entryId,
			$this->rows->toColumn( $mail->message ),
			$mail->attempts,
			(string) wp_json_encode( $mail->story ),
			$mail->due,
			$claimId,
			$claimedUntil,
			$mail->dateCreated
		);
	}
}
