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

	/**
	 * Mail that belongs to no entry, such as links to saved forms, by whom it is to; one that waits sealed is not found.
	 *
	 * @return list<Mail>
	 */
	public function addressedTo( string $email ): array {
		$like = '%' . $this->wpdb->esc_like( (string) wp_json_encode( $email ) ) . '%';
		$rows = $this->wpdb->get_results( $this->wpdb->prepare( "SELECT * FROM {$this->table()} WHERE entry_id = 0 AND message LIKE %s ORDER BY id", $like ), ARRAY_A );
		$own  = static fn( Mail $mail ): bool => in_array( strtolower( $email ), array_map( 'strtolower', $mail->message->to ), true );
		return array_values( array_filter( array_map( $this->mail( ... ), (array) $rows ), $own ) );
	}

	/** @throws StorageFailed */
	public function delete( Mail $mail ): void {
		$this->write( "DELETE FROM {$this->table()} WHERE id = %d", array( $mail->id ) );
	}

	public function find( int $id ): ?Mail {
		$row = $this->wpdb->get_row( $this->wpdb->prepare( "SELECT * FROM {$this->table()} WHERE id = %d", $id ), ARRAY_A );
		return is_array( $row ) ? $this->mail( $row ) : null;
	}

	/**
	 * Lets an entry's mails that were not sent be tried at once, as often as new ones; their story stays.
	 *
	 * @return int How many.
	 * @throws StorageFailed
	 */
	public function renewOfEntry( int $entryId ): int {
		return $this->renew( 'entry_id = %d AND (status = %s OR (status = %s AND due > %s))', array( $entryId, Mail::FAILED, Mail::WAITING, $this->time() ) );
	}

	/** As {@see renewOfEntry()}, every mail that was given up. */
	public function renewFailed(): int {
		return $this->renew( 'status = %s', array( Mail::FAILED ) );
	}

	/** As {@see renewOfEntry()}, this one. */
	public function renewOne( int $id ): int {
		return $this->renew( 'id = %d AND status <> %s', array( $id, Mail::SENT ) );
	}

	/**
	 * @param non-empty-list<int> $entries Ids of entries that are deleted.
	 * @throws StorageFailed
	 */
	public function forget( array $entries ): void {
		$marks = implode( ', ', array_fill( 0, count( $entries ), '%d' ) );
		$this->write( "DELETE FROM {$this->table()} WHERE entry_id IN ({$marks})", $entries );
	}

	/**
	 * Those among these entries of which a mail was given up.
	 *
	 * @param list<int> $entries
	 * @return list<int>
	 */
	public function failedOf( array $entries ): array {
		$marks = implode( ', ', array_fill( 0, count( $entries ), '%d' ) );
		return array() === $entries ? array() : array_map( intval( ... ), $this->wpdb->get_col( $this->wpdb->prepare( "SELECT DISTINCT entry_id FROM {$this->table()} WHERE entry_id IN ({$marks}) AND status = %s", array( ...$entries, Mail::FAILED ) ) ) );
	}

	/** How many were given up since then, of all forms or of one. */
	public function countFailed( int $seconds, ?int $formNumber = null ): int {
		$form = null === $formNumber ? '' : ' AND form_number = %d';
		return (int) $this->wpdb->get_var(
			$this->wpdb->prepare( "SELECT COUNT(*) FROM {$this->table()} WHERE status = %s AND due >= %s{$form}", Mail::FAILED, $this->time( -$seconds ), ...array_filter( array( $formNumber ), is_int( ... ) ) )
		);
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

	/**
	 * @param literal-string   $where
	 * @param list<string|int> $values
	 */
	private function renew( string $where, array $values ): int {
		return $this->write(
			"UPDATE {$this->table()} SET status = %s, attempts = 0, due = %s, claimed_until = %s WHERE {$where}",
			array( Mail::WAITING, $this->time(), $this->time(), ...$values )
		);
	}

	/**
	 * @param list<string|int> $values
	 * @return int How many rows.
	 */
	private function write( string $sql, array $values ): int {
		$done = $this->wpdb->query( $this->wpdb->prepare( $sql, $values ) );
		return is_int( $done ) ? $done : throw new StorageFailed( 'mail: ' . $this->wpdb->last_error );
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
