<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Errors\StorageFailed;

/**
 * The mail that waits, was sent, was given up or is held.
 *
 * Whoever changes a mail names it by its id, one at a time, and what they have read of it by columns without an index:
 * `attempts` rises with each try, `claimed_by` is another after each claim. A statement that finds its mails by status
 * locks rows in another order than one that changes their status, and the two deadlock.
 */
final class MailRepository {

	/** Seconds after which a sender that has said nothing counts as dead; longer than any mail server is waited for. */
	private const CLAIM = 600;

	/** Looked at by each sender: several may be after the same ones. */
	private const CANDIDATES = 20;

	/** How often a sender looks again when others have claimed all that it found. */
	private const ROUNDS = 5;

	/** What an attempt changes. */
	private const TRIED = 'status = %s, attempts = %d, story = %s, message = %s, due = %s, claimed_until = %s';

	private MailRows $rows;

	/** @param \Closure(): int $now Seconds since the epoch. */
	public function __construct( \wpdb $wpdb, MailEncryption $sealer, private \Closure $now ) {
		$this->rows = new MailRows( $wpdb, $sealer );
	}

	/**
	 * Puts a mail into the queue; within a transaction it is there once that is committed.
	 *
	 * @return int Its id.
	 * @throws StorageFailed
	 */
	public function add( MailMessage $message, int $entryId, int $formNumber ): int {
		$now = $this->time();
		return $this->rows->insert(
			'(status, form_number, entry_id, message, story, due, date_created) VALUES (%s, %d, %d, %s, %s, %s, %s)',
			array( QueuedMail::WAITING, $formNumber, $entryId, $this->rows->stored( $message ), '[]', $now, $now )
		);
	}

	/**
	 * Mails whose time has come, for this process alone: several senders, on several servers, may ask at once.
	 *
	 * @return list<QueuedMail> Oldest first.
	 * @throws StorageFailed
	 */
	public function claim( int $limit ): array {
		$claimed = array();
		for ( $round = 0; $round < self::ROUNDS && array() === $claimed; $round++ ) {
			$candidates = $this->due( max( $limit, self::CANDIDATES ) );
			foreach ( $candidates as $seen ) {
				$mail    = count( $claimed ) < $limit ? $this->take( $seen ) : null;
				$claimed = null === $mail ? $claimed : array( ...$claimed, $mail );
			}
			if ( array() === $candidates ) {
				break;
			}
		}
		return $claimed;
	}

	/** @return list<JsonData> Read without a lock, so that others may be faster. */
	private function due( int $limit ): array {
		return $this->rows->select( 'id, claimed_by, attempts', 'status = %s AND due <= %s AND claimed_until <= %s ORDER BY due, id LIMIT %d', array( QueuedMail::WAITING, $this->time(), $this->time(), $limit ) );
	}

	/** Null when another process has claimed it. */
	private function take( JsonData $seen ): ?QueuedMail {
		$taken = $this->rows->change(
			'claimed_by = %s, claimed_until = %s WHERE id = %d AND claimed_by = %s AND attempts = %d',
			array(
				bin2hex( random_bytes( 16 ) ),
				$this->time( self::CLAIM ),
				$seen->string( 'id' ),
				$seen->string( 'claimed_by' ),
				$seen->string( 'attempts' ),
			)
		);
		return 1 === $taken ? $this->find( (int) $seen->string( 'id' ) ) : null;
	}

	/** It was taken by a mail server; what must not lie about is forgotten. */
	public function sent( QueuedMail $mail ): void {
		$message = $mail->message->secret ? $mail->message->withoutWords() : $mail->message;
		$this->rows->change( self::TRIED . ' WHERE id = %d', array( ...$this->tried( $mail, '', QueuedMail::SENT, 0, $message ), $mail->id ) );
	}

	/** @param int|null $wait Seconds until the next try; null to give up. Says nothing of a mail that another sender had meanwhile. */
	public function refused( QueuedMail $mail, string $error, ?int $wait ): void {
		$tried = $this->tried( $mail, $error, null === $wait ? QueuedMail::FAILED : QueuedMail::WAITING, $wait ?? 0, $mail->message );
		$this->rows->change( self::TRIED . ' WHERE id = %d AND attempts = %d', array( ...$tried, $mail->id, $mail->attempts ) );
	}

	/** It waits for somebody of the site to {@see release()} it. */
	public function held( QueuedMail $mail ): void {
		$this->rows->change( 'status = %s, claimed_until = %s WHERE id = %d AND attempts = %d', array( QueuedMail::HELD, $this->time(), $mail->id, $mail->attempts ) );
	}

	/** @return int 1, or 0 when somebody else was faster. */
	public function release( QueuedMail $mail ): int {
		return $this->rows->change(
			'status = %s, message = %s, due = %s WHERE id = %d AND attempts = %d',
			array( QueuedMail::WAITING, $this->rows->stored( $mail->message->unbounded() ), $this->time(), $mail->id, $mail->attempts )
		);
	}

	/** @return list<QueuedMail> */
	public function ofEntry( int $entryId ): array {
		return $this->rows->mails( 'entry_id = %d ORDER BY id', array( $entryId ) );
	}

	/**
	 * Mail that belongs to no entry, such as links to saved forms, by whom it is to; one that waits sealed is not found.
	 *
	 * @return list<QueuedMail>
	 */
	public function addressedTo( string $email ): array {
		$own = static fn( QueuedMail $mail ): bool => in_array( strtolower( $email ), array_map( 'strtolower', $mail->message->to ), true );
		return array_values(
			array_filter(
				$this->rows->mails( 'entry_id = 0 AND message LIKE %s ORDER BY id', array( $this->rows->like( (string) wp_json_encode( $email ) ) ) ),
				$own
			)
		);
	}

	/** @throws StorageFailed */
	public function delete( QueuedMail $mail ): void {
		$this->rows->delete( 'id = %d', array( $mail->id ) );
	}

	public function find( int $id ): ?QueuedMail {
		return $this->rows->mails( 'id = %d', array( $id ) )[0] ?? null;
	}

	/**
	 * Lets an entry's mails that were not sent be tried at once, as often as new ones; their story stays.
	 *
	 * @return int How many.
	 * @throws StorageFailed
	 */
	public function renewOfEntry( int $entryId ): int {
		return $this->renew( 'entry_id = %d AND (status = %s OR (status = %s AND due > %s))', array( $entryId, QueuedMail::FAILED, QueuedMail::WAITING, $this->time() ) );
	}

	/** As {@see renewOfEntry()}, every mail that was given up. */
	public function renewFailed(): int {
		return $this->renew( 'status = %s', array( QueuedMail::FAILED ) );
	}

	/** As {@see renewOfEntry()}, this one. */
	public function renewOne( int $id ): int {
		return $this->renew( 'id = %d AND status <> %s', array( $id, QueuedMail::SENT ) );
	}

	/**
	 * @param non-empty-list<int> $entries Ids of entries that are deleted.
	 * @throws StorageFailed
	 */
	public function forget( array $entries ): void {
		$marks = implode( ', ', array_fill( 0, count( $entries ), '%d' ) );
		$this->rows->delete( "entry_id IN ({$marks})", $entries );
	}

	/**
	 * Those among these entries of which a mail was given up.
	 *
	 * @param list<int> $entries
	 * @return list<int>
	 */
	public function failedOf( array $entries ): array {
		$marks = implode( ', ', array_fill( 0, count( $entries ), '%d' ) );
		$rows  = array() === $entries
			? array()
			: $this->rows->select( 'DISTINCT entry_id', "entry_id IN ({$marks}) AND status = %s", array( ...$entries, QueuedMail::FAILED ) );
		return array_map( static fn( JsonData $row ) => (int) $row->string( 'entry_id' ), $rows );
	}

	/** How many were given up since then, of all forms or of one. */
	public function countFailed( int $seconds, ?int $formNumber = null ): int {
		return null === $formNumber
			? $this->rows->count( 'status = %s AND due >= %s', QueuedMail::FAILED, $this->time( -$seconds ) )
			: $this->rows->count( 'status = %s AND due >= %s AND form_number = %d', QueuedMail::FAILED, $this->time( -$seconds ), $formNumber );
	}

	/** How many were held since then and still are. */
	public function countHeld( int $seconds ): int {
		return $this->rows->count( 'status = %s AND due >= %s', QueuedMail::HELD, $this->time( -$seconds ) );
	}

	/** How many have waited for longer than that. */
	public function countLate( int $seconds ): int {
		return $this->rows->count( 'status = %s AND date_created < %s', QueuedMail::WAITING, $this->time( -$seconds ) );
	}

	/** @return list<string|int> What an attempt leaves, in the order of {@see TRIED}. */
	private function tried( QueuedMail $mail, string $error, string $status, int $wait, MailMessage $message ): array {
		$story = array( ...$mail->story, new SendAttempt( $this->time(), $error ) );
		return array(
			$status,
			$mail->attempts + 1,
			(string) wp_json_encode( $story ),
			$this->rows->stored( $message ),
			$this->time( $wait ),
			$this->time(),
		);
	}

	/**
	 * Leaves out what a process is sending at this moment.
	 *
	 * @param literal-string   $where
	 * @param list<string|int> $values
	 */
	private function renew( string $where, array $values ): int {
		$renewed = 0;
		foreach ( $this->rows->select( 'id, attempts', $where, $values ) as $seen ) {
			$renewed += $this->rows->change(
				'status = %s, attempts = 0, due = %s, claimed_until = %s WHERE id = %d AND attempts = %d AND claimed_until <= %s',
				array( QueuedMail::WAITING, $this->time(), $this->time(), $seen->string( 'id' ), $seen->string( 'attempts' ), $this->time() )
			);
		}
		return $renewed;
	}

	/** UTC. */
	private function time( int $from_now = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->now )() + $from_now );
	}
}
