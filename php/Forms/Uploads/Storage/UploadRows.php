<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Forms\Uploads\Upload;
use Atoll\Platform\Errors\StorageFailed;

/** Reads and writes the table of uploads, for {@see UploadRepository}. */
final class UploadRows {

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * @param string               $condition With placeholders only.
	 * @param array<string|int> $values
	 * @return list<Upload>
	 * @throws StorageFailed Where the database does not say: none must not be taken for that.
	 */
	public function select( string $condition, array $values ): array {
		$sql  = $this->wpdb->prepare( "SELECT * FROM {$this->table()} WHERE {$condition}", $values );
		$rows = $this->wpdb->get_results( $sql, ARRAY_A );
		return '' === $this->wpdb->last_error
			? array_map( static fn( $row ) => Upload::fromRow( (array) $row ), (array) $rows )
			: throw new StorageFailed( "uploads: {$this->wpdb->last_error}" );
	}

	/**
	 * @param array<string|int> $values
	 * @return int Rows that changed.
	 * @throws StorageFailed
	 */
	public function change( string $sql, array $values ): int {
		$suppressed = $this->wpdb->suppress_errors();
		try {
			$done = $this->wpdb->query( $this->wpdb->prepare( $sql, $values ) );
		} finally {
			$this->wpdb->suppress_errors( $suppressed );
		}
		return is_int( $done ) ? $done : throw new StorageFailed( 'uploads: ' . $this->wpdb->last_error );
	}

	/**
	 * Placeholders for a list.
	 *
	 * @param array<array-key, string|int> $values
	 */
	public function marks( array $values ): string {
		return implode( ', ', array_map( static fn( $value ) => is_int( $value ) ? '%d' : '%s', $values ) );
	}

	public function table(): string {
		return $this->wpdb->prefix . UploadsTable::NAME;
	}
}
