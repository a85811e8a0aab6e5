<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/** Reads and writes {@see FormVersionsTable}, so that parallel saves and submissions do not harm each other. */
final class FormVersionRows {

	/** Seconds. Hardly any cached page shows a version that was replaced sooner than this. */
	private const SHORT_LIVED = 600;

	/** Seconds after which no page shows a replaced version any more: 30 days of caching, and 30 to spare. */
	private const REPLACED_LIFETIME = 60 * 86400;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	/** Returns the newest version's number; 0 if there is none. @throws ReadFailed */
	public function latest( int $number ): int {
		return (int) $this->queries->value(
			'SELECT MAX(version) FROM {atoll_form_versions} WHERE number = %d',
			$number
		);
	}

	/** @return string JSON; empty if the version is not stored. @throws ReadFailed */
	public function definition( int $number, int $version ): string {
		return (string) $this->queries->value(
			'SELECT definition FROM {atoll_form_versions} WHERE number = %d AND version = %d',
			$number,
			$version
		);
	}

	/** @return list<string> JSON of the newest definitions before a version, newest first. @throws ReadFailed */
	public function before( int $number, int $version, int $limit ): array {
		return $this->queries->column(
			'SELECT definition FROM {atoll_form_versions} WHERE number = %d AND version < %d
			ORDER BY version DESC LIMIT %d',
			$number,
			$version,
			$limit
		);
	}

	/**
	 * @param array<string, mixed> $definition
	 * @return bool False if another process has just stored a version with that number.
	 * @throws StorageFailed
	 */
	public function add( int $number, int $version, array $definition, bool $isUsed = false ): bool {
		return 1 === $this->queries->write(
			'INSERT IGNORE INTO {atoll_form_versions} (number, version, definition, is_used, date_created)
			VALUES (%d, %d, %s, %d, %s)',
			$number,
			$version,
			(string) wp_json_encode( $definition, JSON_UNESCAPED_SLASHES ),
			(int) $isUsed,
			$this->date()
		);
	}

	/** Whether the version is marked as used by an entry. @throws ReadFailed */
	public function isUsed( int $number, int $version ): bool {
		return '1' === $this->queries->value(
			'SELECT is_used FROM {atoll_form_versions} WHERE number = %d AND version = %d',
			$number,
			$version
		);
	}

	/** @return bool False if the version does not exist, or is marked already. @throws StorageFailed */
	public function markUsed( int $number, int $version ): bool {
		return 1 === $this->queries->write(
			'UPDATE {atoll_form_versions} SET is_used = 1 WHERE number = %d AND version = %d AND is_used = 0',
			$number,
			$version
		);
	}

	/**
	 * Marks earlier versions as replaced by this one, and deletes those that no cached page can show any more. If a
	 * submission is being stored with a deleted version at this moment, it stores it again ({@see
	 * FormVersions::keep()}).
	 *
	 * @throws StorageFailed
	 */
	public function markReplaced( int $number, int $version ): void {
		$this->queries->write(
			'DELETE FROM {atoll_form_versions} WHERE number = %d AND version < %d AND is_used = 0
			AND ((date_replaced IS NULL AND date_created > %s) OR date_replaced < %s)',
			$number,
			$version,
			$this->date( self::SHORT_LIVED ),
			$this->date( self::REPLACED_LIFETIME )
		);
		$this->queries->write(
			'UPDATE {atoll_form_versions} SET date_replaced = %s
			WHERE number = %d AND version < %d AND date_replaced IS NULL',
			$this->date(),
			$number,
			$version
		);
	}

	/** Deletes the versions of a deleted form, except those that entries have. @throws StorageFailed */
	public function deleteUnused( int $number ): void {
		$this->queries->write( 'DELETE FROM {atoll_form_versions} WHERE number = %d AND is_used = 0', $number );
	}

	private function date( int $secondsAgo = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->clock )() - $secondsAgo );
	}
}
