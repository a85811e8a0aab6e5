<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Applications\Documents\DocumentRequestsTable;

/** Queries of the tables of applications: every value is prepared, and every failure is an exception. */
final class PreparedQueries {

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * @param literal-string $sql `{cases}`, `{requests}` and `{events}` stand for the tables, `{list}` for as many
	 * numbers as there are values.
	 * @param list<string|int> $values
	 * @return int Rows that changed.
	 * @throws StorageFailed
	 */
	public function write( string $sql, array $values ): int {
		$done = $this->wpdb->query( $this->wpdb->prepare( $this->named( $sql, count( $values ) ), $values ) );
		return is_int( $done ) ? $done : throw new StorageFailed( 'cases: ' . $this->wpdb->last_error );
	}

	/**
	 * @param literal-string   $sql    As above.
	 * @param list<string|int> $values
	 * @return list<JsonData> Every value of a row is text.
	 */
	public function read( string $sql, array $values ): array {
		return array_map(
			JsonData::of( ... ),
			(array) $this->wpdb->get_results(
				$this->wpdb->prepare( $this->named( $sql, count( $values ) ), $values ),
				ARRAY_A
			)
		);
	}

	/** Of the row that was written last. */
	public function id(): int {
		return $this->wpdb->insert_id;
	}

	private function named( string $sql, int $values ): string {
		return strtr(
			$sql,
			array(
				'{cases}'    => $this->wpdb->prefix . ApplicationRecordsTable::NAME,
				'{requests}' => $this->wpdb->prefix . DocumentRequestsTable::NAME,
				'{events}'   => $this->wpdb->prefix . HistoryTable::NAME,
				'{list}'     => implode( ', ', array_fill( 0, $values, '%d' ) ),
			)
		);
	}
}
