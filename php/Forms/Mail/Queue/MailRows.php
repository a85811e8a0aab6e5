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
use Atoll\Platform\Services\Lazy;

/** Reads and writes the table of mail; nothing else does. {@see MailRepository} says what the rows mean. */
final class MailRows {

	/** Purpose that secret mail is encrypted for: a mail that opens a saved form is kept like that form. */
	private const SEAL_CONTEXT = 'mail';

	/**
	 * Condition for mail that nobody is sending; its values are {@see claimEnds()}. A claim that ends later than
	 * possible was made while the server's clock was ahead.
	 */
	public const UNCLAIMED = 'claimed_until NOT BETWEEN %s AND %s';

	/** Condition for mail that is due, or has an impossibly late time. Its values are {@see waitEnds()}. */
	public const DUE = 'due NOT BETWEEN %s AND %s';

	/**
	 * @param \Closure(): TextEncryption $encryption Called only for secret mail.
	 * @param \Closure(): int            $clock      Returns the time in seconds since the epoch.
	 */
	public function __construct(
		private Queries $queries,
		private DeadlockRetry $retry,
		#[Lazy( TextEncryption::class )] private \Closure $encryption,
		private \Closure $clock
	) {}

	/** Returns the time that is so many seconds from now, in the format of the table's columns (UTC). */
	public function time( int $fromNow = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->clock )() + $fromNow );
	}

	/** @return array{string, string} The earliest and the latest time at which the claim of a live sender ends. */
	public function claimEnds(): array {
		return array( $this->time( 1 ), $this->latest( MailClaims::SECONDS ) );
	}

	/** @return array{string, string} The earliest and the latest time that a mail can wait for. */
	public function waitEnds(): array {
		return array( $this->time( 1 ), $this->latest( RetryDelay::LONGEST ) );
	}

	/** Returns the latest time that is at most so many seconds from now by the clock of any server. */
	public function latest( int $fromNow ): string {
		return $this->time( $fromNow + OptionLock::CLOCK_TOLERANCE );
	}

	/**
	 * @param literal-string              $where     SQL after WHERE.
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
	 * @return int The row's id.
	 * @throws StorageFailed
	 */
	public function insert( string $columnsAndValues, string|int ...$values ): int {
		$this->queries->write( "INSERT INTO {atoll_mail} {$columnsAndValues}", ...$values );
		return $this->queries->id();
	}

	/**
	 * Updates one mail; tries again after a deadlock.
	 *
	 * @param literal-string $assignments SQL after SET, with a WHERE that finds one mail by its id.
	 * @return int Number of changed rows.
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

	/** Returns a value for LIKE that finds the text anywhere. */
	public function like( string $text ): string {
		return $this->queries->like( $text );
	}

	/** Encrypts a secret mail while it waits; without its content there is nothing to hide. */
	public function toColumn( MailMessage $message ): string {
		$json = $message->toJson();
		return $message->secret && '' !== $message->text
			? (string) wp_json_encode( array( 'sealed' => ( $this->encryption )()->seal( $json, self::SEAL_CONTEXT ) ) )
			: $json;
	}

	private function mail( JsonData $row ): QueuedMail {
		$sealed = JsonData::of( json_decode( $row->string( 'message' ), true ) )->string( 'sealed' );
		$opened = '' === $sealed
			? array()
			: array( 'message' => ( $this->encryption )()->open( $sealed, self::SEAL_CONTEXT ) ?? '' );
		return QueuedMail::fromRow( $opened + $row->all() );
	}
}
