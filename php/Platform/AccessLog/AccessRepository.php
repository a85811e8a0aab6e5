<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

use Atoll\Platform\Errors\StorageFailed;

/** The access log's table. Nothing else reads or writes it. */
final class AccessRepository {

	public function __construct( private \wpdb $wpdb ) {}

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
		$this->write(
			'INSERT INTO {log} (user_id, action, entry_id, entries, detail, ip, date_created) VALUES (%d, %s, %d, %d, %s, %s, %s)',
			array( $user, $action->value, $entry, $entries, $detail, $ip, $date )
		);
	}

	/** @return list<AccessRecord> Newest first. */
	public function list( AccessCriteria $criteria ): array {
		$rows = $this->wpdb->get_results(
			$this->sql( "SELECT * FROM {log} WHERE {$this->where( $criteria )} ORDER BY id DESC LIMIT %d OFFSET %d", array( ...$this->values( $criteria ), $criteria->limit, $criteria->offset ) ),
			ARRAY_A
		);
		return array_map( AccessRecord::fromRow( ... ), (array) $rows );
	}

	public function count( AccessCriteria $criteria ): int {
		return (int) $this->wpdb->get_var( $this->sql( "SELECT COUNT(*) FROM {log} WHERE {$this->where( $criteria )}", $this->values( $criteria ) ) );
	}

	/**
	 * @param int $most Rows at once, so that nobody waits for the table.
	 * @return int How many went.
	 * @throws StorageFailed
	 */
	public function deleteBefore( string $date, int $most ): int {
		return $this->write( 'DELETE FROM {log} WHERE date_created < %s ORDER BY id LIMIT %d', array( $date, $most ) );
	}

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

	/** @param non-empty-list<string|int> $values */
	private function write( string $sql, array $values ): int {
		$done = $this->wpdb->query( $this->sql( $sql, $values ) );
		return is_int( $done ) ? $done : throw new StorageFailed( 'access log: ' . $this->wpdb->last_error );
	}

	/** @param non-empty-list<string|int> $values */
	private function sql( string $sql, array $values ): string {
		return (string) $this->wpdb->prepare(
			strtr( $sql, array( '{log}' => $this->wpdb->prefix . AccessLogTable::NAME ) ),
			$values
		);
	}
}
