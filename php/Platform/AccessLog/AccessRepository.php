<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/** The table of the access log. No other class reads or writes it. */
final class AccessRepository {

	/** Pattern of uploads' ids. */
	private const FILE_ID = '^[0-9a-f]{32}$';

	public function __construct( private Queries $queries ) {}

	/**
	 * @param string $date UTC, `Y-m-d H:i:s`.
	 * @throws StorageFailed
	 */
	public function add(
		AccessAction $action,
		int $user,
		int $entry,
		int $entries,
		string $detail,
		string $ip,
		string $date
	): void {
		$this->queries->write(
			'INSERT INTO {atoll_access_log} (user_id, action, entry_id, entries, detail, ip, date_created) VALUES (%d, %s, %d, %d, %s, %s, %s)',
			$user,
			$action->value,
			$entry,
			$entries,
			$detail,
			$ip,
			$date
		);
	}

	/** @return list<AccessRecord> Newest first. */
	public function list( AccessCriteria $criteria ): array {
		$rows = $this->queries->rows(
			"SELECT * FROM {atoll_access_log} WHERE {$this->where( $criteria )} ORDER BY id DESC LIMIT %d OFFSET %d",
			...array( ...$this->values( $criteria ), $criteria->limit, $criteria->offset )
		);
		return array_map( AccessRecord::fromRow( ... ), $rows );
	}

	public function count( AccessCriteria $criteria ): int {
		return (int) $this->queries->value(
			"SELECT COUNT(*) FROM {atoll_access_log} WHERE {$this->where( $criteria )}",
			...$this->values( $criteria )
		);
	}

	/**
	 * @param int $limit Maximum number of rows, so that the table is not locked for long.
	 * @return int Number of deleted rows.
	 * @throws StorageFailed
	 */
	public function deleteBefore( string $date, int $limit ): int {
		return $this->queries->write(
			'DELETE FROM {atoll_access_log} WHERE date_created < %s ORDER BY id LIMIT %d',
			$date,
			$limit
		);
	}

	/**
	 * Deletes names of downloaded files, which may contain clients' names; older versions stored them instead of ids.
	 *
	 * @throws StorageFailed
	 */
	public function forgetFiles(): void {
		$this->queries->write(
			"UPDATE {atoll_access_log} SET detail = '' WHERE action = %s AND detail NOT REGEXP %s",
			AccessAction::Downloaded->value,
			self::FILE_ID
		);
	}

	/** @return literal-string */
	private function where( AccessCriteria $criteria ): string {
		return implode(
			' AND ',
			array(
				'1 = %d',
				...( 0 === $criteria->user ? array() : array( 'user_id = %d' ) ),
				...( null === $criteria->action ? array() : array( 'action = %s' ) ),
				...( 0 === $criteria->entry ? array() : array( 'entry_id = %d' ) ),
			)
		);
	}

	/** @return non-empty-list<string|int> */
	private function values( AccessCriteria $criteria ): array {
		return array(
			1,
			...array_values( array_filter( array( $criteria->user, $criteria->action?->value, $criteria->entry ) ) ),
		);
	}
}
