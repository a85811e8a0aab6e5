<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Errors\StorageFailed;

/**
 * The mail that waits, was sent, was given up or is held. {@see MailClaims} says who sends it, {@see MailRenewals}
 * tries it again.
 *
 * Mails are changed one at a time, each found by its id; columns without an index say whether it is still as it was
 * read: `attempts` rises with each try, `claimed_by` is another after each claim. A statement that finds its mails by
 * status locks rows in another order than one that changes their status, and the two deadlock.
 */
final class MailRepository {

	public function __construct( private MailRows $rows ) {}

	/**
	 * Puts a mail into the queue; within a transaction it is there once that is committed.
	 *
	 * @return int Its id.
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
	 * As {@see add()}, for this process to send. Should it die first, its claim ends like that of any sender. The
	 * answer has the row's own time: the Message-ID is made of it.
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
	 * Mail that belongs to no entry, such as links to saved forms, by whom it is to. Those that are
	 * sealed must be opened to see that; there are few: what waits, and what was given up.
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
	 * @param non-empty-list<int> $entries Ids of entries that are deleted.
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
