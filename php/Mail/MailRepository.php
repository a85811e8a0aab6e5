<?php

declare( strict_types=1 );

namespace Atoll\Mail;

use Atoll\Contract\Data;
use Atoll\Database\Contention;
use Atoll\Trouble\StorageFailed;

/**
 * The mail table. Nothing else reads or writes it.
 *
 * Whoever changes a mail names it by its id, one at a time, and what they have read of it by columns without an index:
 * `attempts` rises with each try, `claimed_by` is another after each claim. A statement that finds its mails by status
 * locks them in another order than one that changes their status, and the two end each other.
 */
final class MailRepository {

	/** Seconds after which a sender that has said nothing counts as dead; longer than any mail server is waited for. */
	private const CLAIM = 600;

	/** Looked at by each sender: several may be after the same ones. */
	private const CANDIDATES = 20;

	/** How often a sender looks that finds them all taken. */
	private const ROUNDS = 5;

	/** What an attempt changes. */
	private const TRIED = 'status = %s, attempts = %d, story = %s, message = %s, due = %s, claimed_until = %s';

	private Contention $contention;

	/** @param \Closure(): int $now Seconds since the epoch. */
	public function __construct( private \wpdb $wpdb, private Sealer $sealer, private \Closure $now ) {
		$this->contention = new Contention( $wpdb );
	}

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
	 * Mails whose time has come, for this process alone: several senders, on several servers, may ask at once.
	 *
	 * @return list<Mail> Oldest first.
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

	/** @return list<Data> Read without a lock, so that others may be faster. */
	private function due( int $limit ): array {
		$sql  = "SELECT id, claimed_by, attempts FROM {$this->table()} WHERE status = %s AND due <= %s AND claimed_until <= %s ORDER BY due, id LIMIT %d";
		$rows = $this->wpdb->get_results( $this->wpdb->prepare( $sql, Mail::WAITING, $this->time(), $this->time(), $limit ), ARRAY_A );
		return array_map( Data::of( ... ), (array) $rows );
	}

	/** Null when somebody else has it, or had it. */
	private function take( Data $seen ): ?Mail {
		$taken = $this->change(
			'claimed_by = %s, claimed_until = %s WHERE id = %d AND claimed_by = %s AND attempts = %d',
			array( bin2hex( random_bytes( 16 ) ), $this->time( self::CLAIM ), $seen->string( 'id' ), $seen->string( 'claimed_by' ), $seen->string( 'attempts' ) )
		);
		return 1 === $taken ? $this->find( (int) $seen->string( 'id' ) ) : null;
	}

	/** It was taken by a mail server; what must not lie about is forgotten. */
	public function sent( Mail $mail ): void {
		$message = $mail->message->secret ? $mail->message->withoutWords() : $mail->message;
		$this->change( self::TRIED . ' WHERE id = %d', array( ...$this->tried( $mail, '', Mail::SENT, 0, $message ), $mail->id ) );
	}

	/** @param int|null $wait Seconds until the next try; null to give up. Says nothing of a mail that another sender had meanwhile. */
	public function refused( Mail $mail, string $error, ?int $wait ): void {
		$tried = $this->tried( $mail, $error, null === $wait ? Mail::FAILED : Mail::WAITING, $wait ?? 0, $mail->message );
		$this->change( self::TRIED . ' WHERE id = %d AND attempts = %d', array( ...$tried, $mail->id, $mail->attempts ) );
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

	/** @return list<string|int> What an attempt leaves, in the order of {@see TRIED}. */
	private function tried( Mail $mail, string $error, string $status, int $wait, Message $message ): array {
		$story = array( ...$mail->story, new Attempt( $this->time(), $error ) );
		return array( $status, $mail->attempts + 1, (string) wp_json_encode( $story ), $this->stored( $message ), $this->time( $wait ), $this->time() );
	}

	/**
	 * What somebody sends at this moment is left to them.
	 *
	 * @param literal-string   $where
	 * @param list<string|int> $values
	 */
	private function renew( string $where, array $values ): int {
		$renewed = 0;
		foreach ( (array) $this->wpdb->get_results( $this->wpdb->prepare( "SELECT id, attempts FROM {$this->table()} WHERE {$where}", $values ), ARRAY_A ) as $row ) {
			$seen     = Data::of( $row );
			$renewed += $this->change(
				'status = %s, attempts = 0, due = %s, claimed_until = %s WHERE id = %d AND attempts = %d AND claimed_until <= %s',
				array( Mail::WAITING, $this->time(), $this->time(), $seen->string( 'id' ), $seen->string( 'attempts' ), $this->time() )
			);
		}
		return $renewed;
	}

	/**
	 * One mail, and again should the database give it up for another one's sake.
	 *
	 * @param literal-string   $what What follows SET; names the mail by its id.
	 * @param list<string|int> $values
	 * @return int How many rows.
	 */
	private function change( string $what, array $values ): int {
		return $this->contention->retry( fn() => $this->write( "UPDATE {$this->table()} SET {$what}", $values ) );
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
