<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Platform\Errors\StorageFailed;

/** The rows of {@see FormVersionsTable}, written so that parallel saves and submissions do not harm each other. */
final class FormVersionRows {

	/** Seconds: a version that was replaced sooner is on no cached page to speak of. */
	private const BRIEF = 600;

	/** Seconds after which nobody has a page of a replaced version any more: 30 days of caching, and 30 more. */
	private const REMEMBERED = 60 * 86400;

	/** @param \Closure(): int $now Seconds since the epoch. */
	public function __construct( private \wpdb $wpdb, private \Closure $now ) {}

	/** The newest version's number, 0 for none. */
	public function latest( int $number ): int {
		return (int) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT MAX(version) FROM {$this->table()} WHERE number = %d", $number ) );
	}

	/** @return string JSON; empty when it is not kept. */
	public function definition( int $number, int $version ): string {
		return (string) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT definition FROM {$this->table()} WHERE number = %d AND version = %d", $number, $version ) );
	}

	/** @return list<string> JSON of the newest ones before a version, newest first. */
	public function before( int $number, int $version, int $most ): array {
		$found = $this->wpdb->get_col( $this->wpdb->prepare( "SELECT definition FROM {$this->table()} WHERE number = %d AND version < %d ORDER BY version DESC LIMIT %d", $number, $version, $most ) );
		return array_map( strval( ... ), $found );
	}

	/**
	 * @param array<string, mixed> $definition
	 * @return bool False when somebody else has just stored a version of that number.
	 * @throws StorageFailed
	 */
	public function add( int $number, int $version, array $definition, bool $isUsed = false ): bool {
		return 1 === $this->run(
			"INSERT IGNORE INTO {$this->table()} (number, version, definition, is_used, date_created) VALUES (%d, %d, %s, %d, %s)",
			$number,
			$version,
			(string) wp_json_encode( $definition ),
			(int) $isUsed,
			$this->date()
		);
	}

	/** Whether an entry has it already, as far as is known. */
	public function isUsed( int $number, int $version ): bool {
		return '1' === (string) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT is_used FROM {$this->table()} WHERE number = %d AND version = %d", $number, $version ) );
	}

	/** @return bool False when it is not there, or is marked already. */
	public function markUsed( int $number, int $version ): bool {
		return 1 === $this->run( "UPDATE {$this->table()} SET is_used = 1 WHERE number = %d AND version = %d AND is_used = 0", $number, $version );
	}

	/**
	 * Says that a version took the place of those before it, and forgets which of them nobody can have any more. A
	 * version that a submission is being stored with at this moment is stored again with it ({@see
	 * FormVersions::keep()}).
	 */
	public function replace( int $number, int $version ): void {
		$this->run(
			"DELETE FROM {$this->table()} WHERE number = %d AND version < %d AND is_used = 0 AND ((date_replaced IS NULL AND date_created > %s) OR date_replaced < %s)",
			$number,
			$version,
			$this->date( self::BRIEF ),
			$this->date( self::REMEMBERED )
		);
		$this->run( "UPDATE {$this->table()} SET date_replaced = %s WHERE number = %d AND version < %d AND date_replaced IS NULL", $this->date(), $number, $version );
	}

	/** Forgets the versions of a form that is gone, but for those that entries have. */
	public function forgetUnused( int $number ): void {
		$this->run( "DELETE FROM {$this->table()} WHERE number = %d AND is_used = 0", $number );
	}

	private function date( int $secondsAgo = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->now )() - $secondsAgo );
	}

	private function run( string $sql, int|string ...$values ): int {
		$suppressed = $this->wpdb->suppress_errors();
		$done       = $this->wpdb->query( $this->wpdb->prepare( $sql, ...$values ) );
		$this->wpdb->suppress_errors( $suppressed );
		return is_int( $done ) ? $done : throw new StorageFailed( "form versions: {$this->wpdb->last_error}" );
	}

	private function table(): string {
		return $this->wpdb->prefix . FormVersionsTable::NAME;
	}
}
