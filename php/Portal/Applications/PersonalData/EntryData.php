<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\PersonalData;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Uploads\Storage\FileErasure;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\ErasableDataSource;
use Atoll\Platform\Privacy\ErasureResult;
use Atoll\Platform\Privacy\PagedDataSource;

/**
 * Entries about a person, with their files, emails and notes. Erasing keeps entries that are held from deletion or
 * belong to another account, and reports them.
 */
final class EntryData implements ErasableDataSource, PagedDataSource {

	/**
	 * Entries read or deleted at once, as answers may be long. WordPress' export pages have the same size, so that each
	 * entry is logged once.
	 */
	private const BATCH = 100;
	/** The number of entries that one request has time to delete. */
	private const MAX_DELETED = 500;

	public function __construct(
		private EntriesOfPerson $entries,
		private EntryRecords $records,
		private EntryAdminService $entryAdmin,
		private FileErasure $files,
		private AccessLog $log,
		private CurrentVisitor $visitors
	) {}

	public function name(): string {
		return 'atoll-entries';
	}

	public function title(): string {
		return __( 'Forms that were sent', 'atoll' );
	}

	public function groups( DataSubject $subject ): iterable {
		return $this->from( $subject, 0 );
	}

	public function from( DataSubject $subject, int $from ): iterable {
		$ids = array_slice( $this->entries->idsOf( $subject ), $from );
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			$entries = $this->entries->all( $batch );
			$this->write( AccessAction::Exported, array_map( static fn( Entry $entry ): int => $entry->id, $entries ) );
			/* translators: %d: number of an entry. */
			yield from $this->records->all( $entries, $subject, __( 'Entry %d', 'atoll' ) );
		}
	}

	public function erase( DataSubject $subject ): ErasureResult {
		$deleted = 0;
		$held    = array();
		$left    = array();
		foreach ( array_chunk( $this->entries->idsOf( $subject ), self::BATCH ) as $batch ) {
			$files    = $this->files->ofEntries( $batch );
			$gone     = $this->entryAdmin->delete( $batch );
			$this->write( AccessAction::Deleted, $gone );
			$deleted += count( $gone );
			$held     = array( ...$held, ...array_diff( $batch, $gone ) );
			$left     = array( ...$left, ...$this->files->remove( $files ) );
			if ( $deleted >= self::MAX_DELETED ) {
				return new ErasureResult( $deleted, array() === $left, $left, isDone: false );
			}
		}
		$reasons = array(
			...array_map( $this->heldReason( ... ), $held ),
			...array_map( $this->otherOwnerReason( ... ), $this->entries->idsOfOthers( $subject ) ),
			...$left,
		);
		return new ErasureResult( $deleted, array() === $reasons, $reasons );
	}

	/** @param list<int> $ids Ids to log when staff use WordPress' tools; the log does not name the person. */
	private function write( AccessAction $action, array $ids ): void {
		if ( array() !== $ids ) {
			$request = array( 'tool' => 'personal-data', 'ids' => $ids );
			$this->log->recordMany( $action, count( $ids ), $request, $this->visitors->current() );
		}
	}

	private function otherOwnerReason( int $id ): string {
		/* translators: %d: number of an entry. */
		return sprintf( __( 'Entry %d has this address among its answers, but belongs to another account, so it was kept. Look at it, and delete it there if it is about this person alone.', 'atoll' ), $id );
	}

	private function heldReason( int $id ): string {
		/* translators: %d: number of an entry. */
		return sprintf( __( 'Entry %d is kept from deletion, so it was not erased. To erase it, choose “Allow deletion” on the entry first.', 'atoll' ), $id );
	}
}
