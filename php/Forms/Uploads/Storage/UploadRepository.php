<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Uploads\Receiving\UploadName;
use Atoll\Forms\Uploads\Receiving\UploadSlot;
use Atoll\Forms\Uploads\Upload;
use Atoll\Platform\Errors\StorageFailed;

/** The table of uploads. Nothing else reads or writes it. */
final class UploadRepository {

	private UploadRows $rows;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private \wpdb $wpdb, private \Closure $clock ) {
		$this->rows = new UploadRows( $wpdb );
	}

	/**
	 * @param string $id Its public id.
	 * @throws StorageFailed Also when the id is taken.
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
		$columns = implode( ', ', array_keys( $row ) );
		$this->rows->change(
			"INSERT INTO {$this->rows->table()} ({$columns}) VALUES ({$this->rows->marks( $row )})",
			array_values( $row )
		);
		return Upload::fromRow( array_map( 'strval', $row ) );
	}

	public function find( string $id ): ?Upload {
		return $this->all( array( $id ) )[0] ?? null;
	}

	/**
	 * Those there are, in the order asked for.
	 *
	 * @param list<string> $ids
	 * @return list<Upload>
	 */
	public function all( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$found = array();
		foreach ( $this->rows->select( "public_id IN ({$this->rows->marks( $ids )})", $ids ) as $upload ) {
			$found[ $upload->id ] = $upload;
		}
		return array_values(
			array_filter( array_map( static fn( string $id ) => $found[ $id ] ?? null, array_unique( $ids ) ) )
		);
	}

	/** @return list<Upload> */
	public function ofEntry( int $entryId ): array {
		return $this->rows->select( 'entry_id = %d ORDER BY id', array( $entryId ) );
	}

	/**
	 * @param list<int> $requestIds
	 * @return list<Upload> In the order they came.
	 */
	public function ofRequests( array $requestIds ): array {
		return array() === $requestIds
			? array()
			: $this->rows->select( "request_id IN ({$this->rows->marks( $requestIds )}) ORDER BY id", $requestIds );
	}

	/** Notes that more bytes are there, unless another request already has. @throws StorageFailed */
	public function received( Upload $upload, int $bytes ): Upload {
		$sql = "UPDATE {$this->rows->table()} SET received = %d, touched_at = %d WHERE public_id = %s AND received = %d AND state = %s";
		$values = array( $bytes, ( $this->clock )(), $upload->id, $upload->received, Upload::PENDING );
		if ( 1 !== $this->rows->change( $sql, $values ) ) {
			throw new StorageFailed( "upload {$upload->id} was changed by another request" );
		}
		return $this->again( $upload );
	}

	/** All bytes are there and checked. @throws StorageFailed */
	public function ready( Upload $upload, string $type ): Upload {
		$this->rows->change(
			"UPDATE {$this->rows->table()} SET state = %s, type = %s, touched_at = %d"
				. ' WHERE public_id = %s AND state = %s', // Another request may have ended it, and an entry have it.
			array( Upload::READY, $type, ( $this->clock )(), $upload->id, Upload::PENDING )
		);
		return $this->again( $upload );
	}

	/**
	 * Makes files an entry's, those that are whole and nobody's else.
	 *
	 * @param list<string> $ids
	 * @param int          $requestId Of the document request that they answer; 0 for the answers of its form.
	 * @return int How many are the entry's now.
	 * @throws StorageFailed
	 */
	public function claim( int $entryId, array $ids, int $requestId = 0 ): int {
		if ( array() === $ids ) {
			return 0;
		}
		$this->rows->change(
			"UPDATE {$this->rows->table()} SET state = %s, entry_id = %d, request_id = %d, draft_id = 0, touched_at = %d WHERE state = %s AND public_id IN ({$this->rows->marks( $ids )})",
			array( Upload::CLAIMED, $entryId, $requestId, ( $this->clock )(), Upload::READY, ...$ids )
		);
		return count(
			$this->rows->select(
				"entry_id = %d AND request_id = %d AND public_id IN ({$this->rows->marks( $ids )})",
				array( $entryId, $requestId, ...$ids )
			)
		);
	}

	/**
	 * Lets go of the files of an entry's form but for some: they are removed a day later.
	 *
	 * @param list<string> $kept
	 * @throws StorageFailed
	 */
	public function releaseFromEntry( int $entryId, array $kept = array() ): void {
		$others = array() === $kept ? '' : " AND public_id NOT IN ({$this->rows->marks( $kept )})";
		$this->rows->change(
			"UPDATE {$this->rows->table()} SET state = %s, entry_id = 0, touched_at = %d WHERE entry_id = %d AND request_id = 0{$others}",
			array( Upload::READY, ( $this->clock )(), $entryId, ...$kept )
		);
	}

	/**
	 * The entries are gone: all their files are removed a day later.
	 *
	 * @param non-empty-list<int> $entryIds
	 * @throws StorageFailed
	 */
	public function orphanEntries( array $entryIds ): void {
		$this->rows->change(
			"UPDATE {$this->rows->table()} SET state = %s, entry_id = 0, request_id = 0, touched_at = %d WHERE entry_id IN ({$this->rows->marks( $entryIds )})",
			array( Upload::READY, ( $this->clock )(), ...$entryIds )
		);
	}

	/**
	 * Keeps files for as long as a draft.
	 *
	 * @param list<string> $ids
	 * @throws StorageFailed
	 */
	public function keepForDraft( int $draftId, array $ids ): void {
		if ( array() !== $ids ) {
			$this->rows->change(
				"UPDATE {$this->rows->table()} SET draft_id = %d WHERE entry_id = 0 AND public_id IN ({$this->rows->marks( $ids )})",
				array( $draftId, ...$ids )
			);
		}
	}

	/** The draft is gone: what no entry has is removed a day later. @throws StorageFailed */
	public function releaseFromDraft( int $draftId ): void {
		$this->rows->change(
			"UPDATE {$this->rows->table()} SET draft_id = 0, touched_at = %d WHERE draft_id = %d",
			array( ( $this->clock )(), $draftId )
		);
	}

	/** @return list<int> Ids of drafts that files are kept for, from the next one on; at most a few hundred. */
	public function drafts( int $behind ): array {
		$sql = "SELECT DISTINCT draft_id FROM {$this->rows->table()} WHERE draft_id > %d ORDER BY draft_id LIMIT 500";
		return array_map( 'intval', $this->wpdb->get_col( $this->wpdb->prepare( $sql, $behind ) ) );
	}

	/** @throws StorageFailed */
	public function delete( Upload $upload ): void {
		$this->rows->change( "DELETE FROM {$this->rows->table()} WHERE public_id = %s", array( $upload->id ) );
	}

	/** @return array{count: int, bytes: int} Of all that has come, whole or not. */
	public function total(): array {
		$row = new JsonData(
			(array) $this->wpdb->get_row(
				"SELECT COUNT(*) AS files, COALESCE(SUM(received), 0) AS bytes FROM {$this->rows->table()}",
				ARRAY_A
			)
		);
		return array(
			'count' => (int) $row->string( 'files' ),
			'bytes' => (int) $row->string( 'bytes' ),
		);
	}

	/** @return list<Upload> Neither an entry's nor a draft's, and untouched since; at most a few hundred. */
	public function orphans( int $before ): array {
		return $this->rows->select(
			'state IN (%s, %s) AND touched_at < %d AND draft_id = 0 ORDER BY id LIMIT 500',
			array( Upload::PENDING, Upload::READY, $before )
		);
	}

	/** @return bool False when it has become somebody's, or was deleted by another process. @throws StorageFailed */
	public function deleteOrphan( Upload $upload, int $before ): bool {
		$sql = "DELETE FROM {$this->rows->table()} WHERE public_id = %s AND state = %s AND touched_at < %d AND draft_id = 0";
		return 1 === $this->rows->change( $sql, array( $upload->id, $upload->state, $before ) );
	}

	/**
	 * Those that a row knows.
	 *
	 * @param list<string> $storedNames
	 * @return list<string>
	 * @throws StorageFailed Files that no row knows are deleted.
	 */
	public function knownAmong( array $storedNames ): array {
		if ( array() === $storedNames ) {
			return array();
		}
		$known = $this->rows->select( "stored_name IN ({$this->rows->marks( $storedNames )})", $storedNames );
		return array_map( static fn( Upload $upload ) => $upload->storedName, $known );
	}

	private function again( Upload $upload ): Upload {
		return $this->find( $upload->id ) ?? throw new StorageFailed( "upload {$upload->id} is gone" );
	}
}
