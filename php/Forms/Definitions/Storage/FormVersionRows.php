<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Platform\Errors\StorageFailed;

/** The rows of {@see FormVersionsTable}, written so that parallel saves and submissions do not harm each other. */
final class FormVersionRows {

	/** Seconds: hardly any cached page shows a version that was replaced sooner. */
	private const SHORT_LIVED = 600;

	/** Seconds after which no page shows a replaced version any more: 30 days of caching, and 30 more. */
	private const REPLACED_LIFETIME = 60 * 86400;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private \wpdb $wpdb, private \Closure $clock ) {}

	/** The newest version's number, 0 for none. */
	public function latest( int $number ): int {
		return (int) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT MAX(version) FROM {$this->table()} WHERE number = %d", $number ) );
	}

	/** @return string JSON; empty when it is not kept. */
	public function definition( int $number, int $version ): string {
		return (string) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT definition FROM {$this->table()} WHERE number = %d AND version = %d", $number, $version ) );
	}

	/** @return list<string> JSON of the newest ones before a version, newest first. */
	public function before( int $number, int $version, int $limit ): array {
		$definitions = $this->wpdb->get_col( $this->wpdb->prepare( "SELECT definition FROM {$this->table()} WHERE number = %d AND version < %d ORDER BY version DESC LIMIT %d", $number, $version, $limit ) );
		return array_map( strval( ... ), $definitions );
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
			(string) wp_json_encode( $definition, JSON_UNESCAPED_SLASHES ),
			(int) $isUsed,
			$this->date()
		);
	}

	/** Whether the version is marked as one that an entry has. */
	public function isUsed( int $number, int $version ): bool {
		return '1' === (string) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT is_used FROM {$this->table()} WHERE number = %d AND version = %d", $number, $version ) );
	}

	/** @return bool False when there is no such version, or it is marked already. */
	public function markUsed( int $number, int $version ): bool {
		return 1 === $this->run( "UPDATE {$this->table()} SET is_used = 1 WHERE number = %d AND version = %d AND is_used = 0", $number, $version );
	}

	/**
	 * Marks earlier versions as replaced by this one, and deletes those that nobody can have any more. A version
	 * that a submission is being stored with at this moment is stored again with it ({@see FormVersions::keep()}).
	 */
	public function markReplaced( int $number, int $version ): void {
		$this->run(
			"DELETE FROM {$this->table()} WHERE number = %d AND version < %d AND is_used = 0 AND ((date_replaced IS NULL AND date_created > %s) OR date_replaced < %s)",
			$number,
			$version,
			$this->date( self::SHORT_LIVED ),
			$this->date( self::REPLACED_LIFETIME )
		);
		$this->run( "UPDATE {$this->table()} SET date_replaced = %s WHERE number = %d AND version < %d AND date_replaced IS NULL", $this->date(), $number, $version );
	}

	/** Deletes the versions of a form that is gone, but for those that entries have. */
	public function deleteUnused( int $number ): void {
		$this->run( "DELETE FROM {$this->table()} WHERE number = %d AND is_used = 0", $number );
	}

	private function date( int $secondsAgo = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->clock )() - $secondsAgo );
	}

	private function run( string $sql, int|string ...$values ): int {
		$suppressed = $this->wpdb->suppress_errors();
		$changed    = $this->wpdb->query( $this->wpdb->prepare( $sql, ...$values ) );
		$this->wpdb->suppress_errors( $suppressed );
		return is_int( $changed ) ? $changed : throw new StorageFailed( "form versions: {$this->wpdb->last_error}" );
	}

	private function table(): string {
		return $this->wpdb->prefix . FormVersionsTable::NAME;
	}
}
