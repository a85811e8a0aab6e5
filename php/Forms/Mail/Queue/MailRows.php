<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Database\DeadlockRetry;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/** The rows of the mail table. Nothing else reads or writes them; {@see MailRepository} says what they mean. */
final class MailRows {

	/** What a secret mail is sealed for: one that opens a saved form is kept as that form is. */
	private const SEAL_CONTEXT = 'mail';

	/**
	 * Where nobody is sending a mail. Its values are {@see claimEnds()}: a claim that ends later than any could was
	 * made while the server's clock was ahead.
	 */
	public const UNCLAIMED = 'claimed_until NOT BETWEEN %s AND %s';

	/** Where the time of a mail has come, or is later than any could be. Its values are {@see waitEnds()}. */
	public const DUE = 'due NOT BETWEEN %s AND %s';

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private Queries $queries,
		private DeadlockRetry $retry,
		private TextEncryption $encryption,
		private \Closure $clock
	) {}

	/** Now, or so many seconds later, as the table's columns have it: UTC. */
	public function time( int $fromNow = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->clock )() + $fromNow );
	}

	/** @return array{string, string} The first and the last moment at which the claim of a living sender ends. */
	public function claimEnds(): array {
		return array( $this->time( 1 ), $this->latest( MailClaims::SECONDS ) );
	}

	/** @return array{string, string} The first and the last moment until which a mail waits for its next try. */
	public function waitEnds(): array {
		return array( $this->time( 1 ), $this->latest( RetryDelay::LONGEST ) );
	}

	/** What is to be at most so many seconds from now, by whichever server's clock. */
	public function latest( int $fromNow ): string {
		return $this->time( $fromNow + OptionLock::CLOCK_TOLERANCE );
	}

	/**
	 * @param literal-string              $where     What follows WHERE.
	 * @param string|int|list<string|int> ...$values
	 * @return list<QueuedMail>
	 */
	public function mails( string $where, string|int|array ...$values ): array {
		return array_map( $this->mail( ... ), $this->select( '*', $where, ...$values ) );
	}

	/**
	 * @param literal-string              $columns
	 * @param literal-string              $where
	 * @param string|int|list<string|int> ...$values
	 * @return list<JsonData>
	 */
	public function select( string $columns, string $where, string|int|array ...$values ): array {
		$rows = $this->queries->rows( "SELECT {$columns} FROM {atoll_mail} WHERE {$where}", ...$values );
		return array_map( JsonData::of( ... ), $rows );
	}

	/** @param literal-string $where */
	public function count( string $where, string|int ...$values ): int {
		return (int) $this->queries->value( "SELECT COUNT(*) FROM {atoll_mail} WHERE {$where}", ...$values );
	}

	/**
	 * @param literal-string $columnsAndValues
	 * @return int Its id.
	 * @throws StorageFailed
	 */
	public function insert( string $columnsAndValues, string|int ...$values ): int {
		$this->queries->write( "INSERT INTO {atoll_mail} {$columnsAndValues}", ...$values );
		return $this->queries->id();
	}

	/**
	 * One mail; tried again after a deadlock.
	 *
	 * @param literal-string $assignments What follows SET, with a WHERE that finds one mail by its id.
	 * @return int How many rows.
	 * @throws StorageFailed
	 */
	public function update( string $assignments, string|int ...$values ): int {
		return $this->retry->retry(
			fn() => $this->queries->write( "UPDATE {atoll_mail} SET {$assignments}", ...$values )
		);
	}

	/**
	 * @param literal-string              $where
	 * @param string|int|list<string|int> ...$values
	 * @throws StorageFailed
	 */
	public function delete( string $where, string|int|array ...$values ): void {
		$this->queries->write( "DELETE FROM {atoll_mail} WHERE {$where}", ...$values );
	}

	/** A value for LIKE that finds this anywhere. */
	public function like( string $text ): string {
		return $this->queries->like( $text );
	}

	/** A secret mail is encrypted while it waits; without its content there is nothing to hide. */
	public function toColumn( MailMessage $message ): string {
		$json = $message->toJson();
		return $message->secret && '' !== $message->text
			? (string) wp_json_encode( array( 'sealed' => $this->encryption->seal( $json, self::SEAL_CONTEXT ) ) )
			: $json;
	}

	private function mail( JsonData $row ): QueuedMail {
		$sealed = JsonData::of( json_decode( $row->string( 'message' ), true ) )->string( 'sealed' );
		$opened = '' === $sealed
			? array()
			: array( 'message' => $this->encryption->open( $sealed, self::SEAL_CONTEXT ) ?? '' );
		return QueuedMail::fromRow( $opened + $row->all() );
	}
}
