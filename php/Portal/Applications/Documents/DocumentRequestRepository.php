<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/** The table of document requests. Only DeleteApplicationRecord also writes to it, when entries are deleted. */
final class DocumentRequestRepository {

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct(
		private Queries $queries,
		private Uploads $uploads,
		private \Closure $clock
	) {}

	/** @throws StorageFailed */
	public function add( int $entryId, string $title, string $note, int $by ): DocumentRequest {
		$now = gmdate( 'Y-m-d H:i:s', ( $this->clock )() );
		$this->queries->write(
			'INSERT INTO {atoll_document_requests} (entry_id, title, note, state, requested_by, date_requested) VALUES (%d, %s, %s, %s, %d, %s)',
			$entryId,
			$title,
			$note,
			DocumentRequest::OPEN,
			$by,
			$now
		);
		return new DocumentRequest(
			$this->queries->id(),
			$entryId,
			$title,
			$note,
			DocumentRequest::OPEN,
			$now,
			array(),
			$by
		);
	}

	/**
	 * Closes an open request; of several calls at once, only one succeeds.
	 *
	 * @param string $state received or withdrawn.
	 * @throws StorageFailed
	 */
	public function close( DocumentRequest $request, string $state ): bool {
		return 1 === $this->queries->write(
			'UPDATE {atoll_document_requests} SET state = %s WHERE id = %d AND entry_id = %d AND state = %s',
			$state,
			$request->id,
			$request->entryId,
			DocumentRequest::OPEN
		);
	}

	public function find( int $id, int $entryId ): ?DocumentRequest {
		$rows = $this->queries->rows(
			'SELECT * FROM {atoll_document_requests} WHERE id = %d AND entry_id = %d',
			$id,
			$entryId
		);
		return $this->withFiles( $rows )[0] ?? null;
	}

	/**
	 * @param list<int> $entryIds
	 * @return array<int, list<DocumentRequest>> By entry, newest first.
	 */
	public function all( array $entryIds ): array {
		$rows = array() === $entryIds ? array() : $this->queries->rows(
			'SELECT * FROM {atoll_document_requests} WHERE entry_id IN (%d) ORDER BY id DESC',
			$entryIds
		);
		$all  = array();
		foreach ( $this->withFiles( $rows ) as $request ) {
			$all[ $request->entryId ][] = $request;
		}
		return $all;
	}

	/** @throws StorageFailed */
	public function delete( int $entryId ): void {
		$this->queries->write( 'DELETE FROM {atoll_document_requests} WHERE entry_id = %d', $entryId );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<DocumentRequest> With their files.
	 */
	private function withFiles( array $rows ): array {
		$data  = array_map( JsonData::of( ... ), $rows );
		$files = $this->uploads->ofRequests(
			array_map( static fn( JsonData $row ) => (int) $row->string( 'id' ), $data )
		);
		return array_map(
			static fn( JsonData $row ) => new DocumentRequest(
				(int) $row->string( 'id' ),
				(int) $row->string( 'entry_id' ),
				$row->string( 'title' ),
				$row->string( 'note' ),
				$row->string( 'state' ),
				$row->string( 'date_requested' ),
				$files[ (int) $row->string( 'id' ) ] ?? array(),
				(int) $row->string( 'requested_by' ),
			),
			$data
		);
	}
}
