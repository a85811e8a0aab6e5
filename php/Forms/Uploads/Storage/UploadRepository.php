<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Uploads\Receiving\UploadName;
use Atoll\Forms\Uploads\Receiving\UploadSlot;
use Atoll\Forms\Uploads\Upload;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Reads and writes the table of uploads. {@see OrphanUploads} searches it for files that belong to nothing, and
 * {@see MissingFiles} for files to check in Site Health. No other class uses it.
 */
final class UploadRepository {

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	/**
	 * @param string $id Public id.
	 * @throws StorageFailed Also if the id is taken.
	 */
	public function insert( string $id, UploadSlot $slot, UploadName $name, int $size, int $userId ): Upload {
		$now = ( $this->clock )();
		$row = array(
			'public_id'   => $id,
			'stored_name' => bin2hex( random_bytes( 16 ) ),
			'form_number' => $slot->formNumber,
			'field_id'    => $slot->fieldId,
			'unique_hash' => $slot->uniqueHash(),
			'user_id'     => $userId,
			'name'        => $name->text,
			'size'        => $size,
			'state'       => Upload::PENDING,
			'created_at'  => $now,
			'touched_at'  => $now,
		);
		$this->queries->write(
			'INSERT INTO {atoll_uploads} (public_id, stored_name, form_number, field_id, unique_hash, user_id, name, size, state, created_at, touched_at) VALUES (%s, %s, %d, %d, %s, %d, %s, %d, %s, %d, %d)',
			...array_values( $row )
		);
		return Upload::fromRow( array_map( 'strval', $row ) );
	}

	public function find( string $id ): ?Upload {
		return $this->all( array( $id ) )[0] ?? null;
	}

	/**
	 * Returns the uploads that exist, in the order of the given ids.
	 *
	 * @param list<string> $ids
	 * @return list<Upload>
	 */
	public function all( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$byId = array();
		foreach ( $this->select( 'public_id IN (%s)', $ids ) as $upload ) {
			$byId[ $upload->id ] = $upload;
		}
		return array_values(
			array_filter( array_map( static fn( string $id ) => $byId[ $id ] ?? null, array_unique( $ids ) ) )
		);
	}

	/**
	 * @param list<int> $entryIds
	 * @return list<Upload> In the order received.
	 */
	public function ofEntries( array $entryIds ): array {
		return array() === $entryIds ? array() : $this->select( 'entry_id IN (%d) ORDER BY id', $entryIds );
	}

	/** @return list<Upload> */
	public function ofDraft( int $draftId ): array {
		return $this->select( 'draft_id = %d ORDER BY id', $draftId );
	}

	/**
	 * @param list<int> $requestIds
	 * @return list<Upload> In the order received.
	 */
	public function ofRequests( array $requestIds ): array {
		return array() === $requestIds ? array() : $this->select( 'request_id IN (%d) ORDER BY id', $requestIds );
	}

	/** Records that more bytes were received, unless another request already has. @throws StorageFailed */
	public function markReceived( Upload $upload, int $bytes ): Upload {
		$changed = $this->queries->write(
			'UPDATE {atoll_uploads} SET received = %d, touched_at = %d WHERE public_id = %s AND received = %d AND state = %s',
			$bytes,
			( $this->clock )(),
			$upload->id,
			$upload->received,
			Upload::PENDING
		);
		if ( 1 !== $changed ) {
			throw new StorageFailed( "upload {$upload->id} was changed by another request" );
		}
		return $this->reload( $upload );
	}

	/** Records that all bytes were received and checked. @throws StorageFailed */
	public function markReady( Upload $upload, string $type ): Upload {
		$this->queries->write(
			'UPDATE {atoll_uploads} SET state = %s, type = %s, touched_at = %d WHERE public_id = %s AND state = %s',
			Upload::READY,
			$type,
			( $this->clock )(),
			$upload->id,
			Upload::PENDING // Another request may have finished it already, and an entry may own it.
		);
		return $this->reload( $upload );
	}

	/**
	 * Assigns complete files to an entry, if they belong to no other.
	 *
	 * @param list<string> $ids
	 * @param int          $requestId Document request that the files answer; 0 for answers of the entry's form.
	 * @return int Number of these files that belong to the entry now.
	 * @throws StorageFailed
	 */
	public function claim( int $entryId, array $ids, int $requestId = 0 ): int {
		if ( array() === $ids ) {
			return 0;
		}
		$this->queries->write(
			'UPDATE {atoll_uploads} SET state = %s, entry_id = %d, request_id = %d, draft_id = 0, touched_at = %d WHERE state = %s AND public_id IN (%s)',
			Upload::CLAIMED,
			$entryId,
			$requestId,
			( $this->clock )(),
			Upload::READY,
			$ids
		);
		return count(
			$this->select( 'entry_id = %d AND request_id = %d AND public_id IN (%s)', $entryId, $requestId, $ids )
		);
	}

	/**
	 * Releases the files in an entry's form answers except the kept ones; the cleanup removes them a day later.
	 *
	 * @param list<string> $keptIds
	 * @throws StorageFailed
	 */
	public function releaseFromEntry( int $entryId, array $keptIds ): void {
		$this->queries->write(
			'UPDATE {atoll_uploads} SET state = %s, entry_id = 0, touched_at = %d WHERE entry_id = %d AND request_id = 0 AND public_id NOT IN (%s)',
			Upload::READY,
			( $this->clock )(),
			$entryId,
			array( '', ...$keptIds )
		);
	}

	/**
	 * Releases all files of deleted entries; the cleanup removes them a day later.
	 *
	 * @param non-empty-list<int> $entryIds
	 * @throws StorageFailed
	 */
	public function orphanEntries( array $entryIds ): void {
		$this->queries->write(
			'UPDATE {atoll_uploads} SET state = %s, entry_id = 0, request_id = 0, touched_at = %d WHERE entry_id IN (%d)',
			Upload::READY,
			( $this->clock )(),
			$entryIds
		);
	}

	/**
	 * Keeps files that belong to nobody for as long as a draft exists.
	 *
	 * @param list<string> $ids
	 * @return int Number of files kept.
	 * @throws StorageFailed
	 */
	public function keepForDraft( int $draftId, array $ids ): int {
		return array() === $ids ? 0 : $this->queries->write(
			'UPDATE {atoll_uploads} SET draft_id = %d WHERE entry_id = 0 AND draft_id = 0 AND public_id IN (%s)',
			$draftId,
			$ids
		);
	}

	/** Releases the files of a deleted draft; those that no entry has are removed a day later. @throws StorageFailed */
	public function releaseFromDraft( int $draftId ): void {
		$this->queries->write(
			'UPDATE {atoll_uploads} SET draft_id = 0, touched_at = %d WHERE draft_id = %d',
			( $this->clock )(),
			$draftId
		);
	}

	/** @return list<int> Ids above the given one of drafts that have files; at most a few hundred. */
	public function draftIds( int $after ): array {
		$ids = $this->queries->column(
			'SELECT DISTINCT draft_id FROM {atoll_uploads} WHERE draft_id > %d ORDER BY draft_id LIMIT 500',
			$after
		);
		return array_map( intval( ... ), $ids );
	}

	/** @throws StorageFailed */
	public function delete( Upload $upload ): void {
		$this->queries->write( 'DELETE FROM {atoll_uploads} WHERE public_id = %s', $upload->id );
	}

	/** @return array{count: int, bytes: int} Of all received bytes, including incomplete files. */
	public function total(): array {
		$row = new JsonData(
			(array) $this->queries->row(
				'SELECT COUNT(*) AS files, COALESCE(SUM(received), 0) AS bytes FROM {atoll_uploads}'
			)
		);
		return array( 'count' => (int) $row->string( 'files' ), 'bytes' => (int) $row->string( 'bytes' ) );
	}

	/**
	 * @param literal-string              $condition
	 * @param string|int|list<string|int> ...$values
	 * @return list<Upload>
	 * @throws StorageFailed
	 */
	private function select( string $condition, string|int|array ...$values ): array {
		return array_map(
			Upload::fromRow( ... ),
			$this->queries->rows( "SELECT * FROM {atoll_uploads} WHERE {$condition}", ...$values )
		);
	}

	private function reload( Upload $upload ): Upload {
		return $this->find( $upload->id ) ?? throw new StorageFailed( "upload {$upload->id} is gone" );
	}
}
