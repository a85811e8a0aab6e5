<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Forms\Uploads\Upload;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/** Uploads that belong to no entry and no draft, in the table and on disk. */
final class OrphanUploads {

	public function __construct( private Queries $queries ) {}

	/** @return list<Upload> Those not touched since the given time; at most a few hundred. */
	public function find( int $before ): array {
		$rows = $this->queries->rows(
			'SELECT * FROM {atoll_uploads} WHERE state IN (%s) AND touched_at < %d AND draft_id = 0 ORDER BY id LIMIT 500',
			array( Upload::PENDING, Upload::READY ),
			$before
		);
		return array_map( Upload::fromRow( ... ), $rows );
	}

	/** @return list<string> Ids of a user's orphans, whenever they were last touched. */
	public function idsOf( int $userId ): array {
		return $this->queries->column(
			'SELECT public_id FROM {atoll_uploads} WHERE state IN (%s) AND user_id = %d AND draft_id = 0',
			array( Upload::PENDING, Upload::READY ),
			$userId
		);
	}

	/**
	 * @return bool False if it belongs to an entry or draft by now, or another process deleted it.
	 * @throws StorageFailed
	 */
	public function delete( Upload $upload, int $before ): bool {
		return 1 === $this->queries->write(
			'DELETE FROM {atoll_uploads} WHERE public_id = %s AND state = %s AND touched_at < %d AND draft_id = 0',
			$upload->id,
			$upload->state,
			$before
		);
	}

	/**
	 * Returns those of the given files that have a row.
	 *
	 * @param list<string> $storedNames
	 * @return list<string>
	 * @throws StorageFailed An empty result would be wrong: files without a row are deleted.
	 */
	public function knownAmong( array $storedNames ): array {
		return array() === $storedNames
			? array()
			: $this->queries->column( 'SELECT stored_name FROM {atoll_uploads} WHERE stored_name IN (%s)', $storedNames );
	}
}
