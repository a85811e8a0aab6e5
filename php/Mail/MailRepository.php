<?php

declare( strict_types=1 );

namespace Atoll\Mail;

use Atoll\Contract\Data;
use Atoll\Trouble\StorageFailed;

/** The mail table. Nothing else reads or writes it. */
final class MailRepository {

	/** Seconds after which a sender that has said nothing counts as dead; longer than any mail server is waited for. */
	private const CLAIM = 600;

	/** @param \Closure(): int $now Seconds since the epoch. */
	public function __construct( private \wpdb $wpdb, private Sealer $sealer, private \Closure $now ) {}

	/**
	 * Puts a mail into the queue; within a transaction it is there once that is committed.
	 *
	 * @return int Its id.
	 * @throws StorageFailed
	 */
	public function add( Message $message, int $entryId, int $formNumber ): int {
		$now = $this->time();
		$this->write(
			"INSERT INTO {$this->table()} (status, form_number, entry_id, message, story, due, date_created) VALUES (%s, %d, %d, %s, '[]', %s, %s)",
			array( Mail::WAITING, $formNumber, $entryId, $this->stored( $message ), $now, $now )
		);
		return $this->wpdb->insert_id;
	}

	/**
	 * Mails whose time has come, for this process alone: several senders may ask at once.
	 *
	 * @return list<Mail> Oldest first.
	 */
	public function claim( int $limit ): array {
		$mark = bin2hex( random_bytes( 16 ) );
		$this->write(
			"UPDATE {$this->table()} SET claimed_by = %s, claimed_until = %s WHERE status = %s AND due <= %s AND claimed_until <= %s ORDER BY id LIMIT %d",
			array( $mark, $this->time( self::CLAIM ), Mail::WAITING, $this->time(), $this->time(), $limit )
		);
		$rows = $this->wpdb->get_results( $this->wpdb->prepare( "SELECT * FROM {$this->table()} WHERE claimed_by = %s ORDER BY id", $mark ), ARRAY_A );
		return array_map( $this->mail( ... ), (array) $rows );
	}

	/** It was taken by a mail server; what must not lie about is forgotten. */
	public function sent( Mail $mail ): void {
		$message = $mail->message->secret ? $mail->message->withoutWords() : $mail->message;
		$this->tried( $mail, new Attempt( $this->time(), '' ), Mail::SENT, 0, $message );
	}

	/** @param int|null $wait Seconds until the next try; null to give up. */
	public function refused( Mail $mail, string $error, ?int $wait ): void {
		$this->tried( $mail, new Attempt( $this->time(), $error ), null === $wait ? Mail::FAILED : Mail::WAITING, $wait ?? 0, $mail->message );
	}

	/** @return list<Mail> */
	public function ofEntry( int $entryId ): array {
		$rows = $this->wpdb->get_results( $this->wpdb->prepare( "SELECT * FROM {$this->table()} WHERE entry_id = %d ORDER BY id", $entryId ), ARRAY_A );
		return array_map( $this->mail( ... ), (array) $rows );
	}

	/** How many were given up since then. */
	public function countFailed( int $seconds ): int {
		return (int) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT COUNT(*) FROM {$this->table()} WHERE status = %s AND due >= %s", Mail::FAILED, $this->time( -$seconds ) ) );
	}

	/** How many have waited for longer than that. */
	public function countLate( int $seconds ): int {
		return (int) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT COUNT(*) FROM {$this->table()} WHERE status = %s AND date_created < %s", Mail::WAITING, $this->time( -$seconds ) ) );
	}

	private function tried( Mail $mail, Attempt $attempt, string $status, int $wait, Message $message ): void {
		$this->write(
			"UPDATE {$this->table()} SET status = %s, attempts = %d, story = %s, message = %s, due = %s, claimed_until = %s WHERE id = %d",
			array( $status, $mail->attempts + 1, (string) wp_json_encode( array( ...$mail->story, $attempt ) ), $this->stored( $message ), $this->time( $wait ), $this->time(), $mail->id )
		);
	}

	/** @param list<string|int> $values */
	private function write( string $sql, array $values ): void {
		if ( false === $this->wpdb->query( $this->wpdb->prepare( $sql, $values ) ) ) {
			throw new StorageFailed( 'mail: ' . $this->wpdb->last_error );
		}
	}

	/** What holds a secret is unreadable while it waits; without its words there is nothing to hide. */
	private function stored( Message $message ): string {
		$stored = $message->stored();
		return $message->secret && '' !== $message->text ? (string) wp_json_encode( array( 'sealed' => $this->sealer->close( $stored ) ) ) : $stored;
	}

	/** @param array<array-key, mixed> $row */
	private function mail( array $row ): Mail {
		$sealed = Data::of( json_decode( ( new Data( $row ) )->string( 'message' ), true ) )->string( 'sealed' );
		return Mail::fromRow( '' === $sealed ? $row : array( 'message' => $this->sealer->open( $sealed ) ?? '' ) + $row );
	}

	/** UTC. */
	private function time( int $from_now = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->now )() + $from_now );
	}

	private function table(): string {
		return $this->wpdb->prefix . MailTable::NAME;
	}
}
