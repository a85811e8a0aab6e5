<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Database\DeadlockRetry;
use Atoll\Platform\Errors\StorageFailed;

/** The rows of the mail table. Nothing else reads or writes them; {@see MailRepository} says what they mean. */
final class MailRows {

	private DeadlockRetry $contention;

	public function __construct( private \wpdb $wpdb, private MailEncryption $sealer ) {
		$this->contention = new DeadlockRetry( $wpdb );
	}

	/**
	 * @param string           $where  What follows WHERE.
	 * @param list<string|int> $values
	 * @return list<QueuedMail>
	 */
	public function mails( string $where, array $values ): array {
		return array_map( $this->mail( ... ), $this->select( '*', $where, $values ) );
	}

	/**
	 * @param list<string|int> $values
	 * @return list<JsonData>
	 */
	public function select( string $what, string $where, array $values ): array {
		$rows = $this->wpdb->get_results(
			$this->wpdb->prepare( "SELECT {$what} FROM {$this->table()} WHERE {$where}", $values ),
			ARRAY_A
		);
		return array_map( JsonData::of( ... ), (array) $rows );
	}

	public function count( string $where, string|int ...$values ): int {
		return (int) $this->wpdb->get_var(
			$this->wpdb->prepare( "SELECT COUNT(*) FROM {$this->table()} WHERE {$where}", $values )
		);
	}

	/**
	 * @param string           $what   Columns and values.
	 * @param list<string|int> $values
	 * @return int Its id.
	 * @throws StorageFailed
	 */
	public function insert( string $what, array $values ): int {
		$this->write( "INSERT INTO {$this->table()} {$what}", $values );
		return $this->wpdb->insert_id;
	}

	/**
	 * One mail, and again should the database give it up for another one's sake.
	 *
	 * @param string           $what   What follows SET; names the mail by its id.
	 * @param list<string|int> $values
	 * @return int How many rows.
	 * @throws StorageFailed
	 */
	public function change( string $what, array $values ): int {
		return $this->contention->retry( fn() => $this->write( "UPDATE {$this->table()} SET {$what}", $values ) );
	}

	/**
	 * @param list<string|int> $values
	 * @throws StorageFailed
	 */
	public function delete( string $where, array $values ): void {
		$this->write( "DELETE FROM {$this->table()} WHERE {$where}", $values );
	}

	/** A value for LIKE that finds this anywhere. */
	public function like( string $text ): string {
		return '%' . $this->wpdb->esc_like( $text ) . '%';
	}

	/** What holds a secret is unreadable while it waits; without its words there is nothing to hide. */
	public function stored( MailMessage $message ): string {
		$stored = $message->stored();
		return $message->secret && '' !== $message->text
			? (string) wp_json_encode( array( 'sealed' => $this->sealer->close( $stored ) ) )
			: $stored;
	}

	private function mail( JsonData $row ): QueuedMail {
		$sealed = JsonData::of( json_decode( $row->string( 'message' ), true ) )->string( 'sealed' );
		return QueuedMail::fromRow(
			'' === $sealed ? $row->all() : array( 'message' => $this->sealer->open( $sealed ) ?? '' ) + $row->all()
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

	private function table(): string {
		return $this->wpdb->prefix . MailTable::NAME;
	}
}
