<?php

declare( strict_types=1 );

namespace Atoll\Admin\PersonalData;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Uploads\Storage\FileErasure;
use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\ErasableDataSource;
use Atoll\Platform\Privacy\ErasureResult;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;

/**
 * Entries about somebody, with their files, mail and notes. What is held from deletion, or another account's, is named
 * and kept.
 */
final class EntryData implements ErasableDataSource {

	public function __construct(
		private EntriesOfPerson $entries,
		private EntryRecords $records,
		private ApplicationRecordReader $applicationRecords,
		private EntryAdminService $entryAdmin,
		private FormRepository $forms,
		private FileErasure $files
	) {}

	public function name(): string {
		return 'atoll-entries';
	}

	public function title(): string {
		return __( 'Forms that were sent', 'atoll' );
	}

	public function of( DataSubject $subject ): iterable {
		$entries  = $this->entries->of( $subject );
		$recordOf = $this->applicationRecords->all(
			array_map( static fn( Entry $entry ): int => $entry->id, $entries )
		);
		foreach ( $entries as $entry ) {
			/* translators: %d: number of an entry. */
			yield $this->records->of( $entry, $recordOf[ $entry->id ], $subject, __( 'Entry %d', 'atoll' ) );
		}
	}

	public function erase( DataSubject $subject ): ErasureResult {
		$entries   = $this->entries->of( $subject );
		$held      = array_filter( $entries, $this->isHeld( ... ) );
		$deletable = array_values(
			array_map( static fn( Entry $entry ): int => $entry->id, array_diff_key( $entries, $held ) )
		);
		$reasons   = array(
			...array_map( $this->heldReason( ... ), array_values( $held ) ),
			...array_map( $this->otherOwnerReason( ... ), $this->entries->ofOthers( $subject ) ),
		);
		$files     = $this->files->ofEntries( $deletable );
		$deleted   = $this->entryAdmin->delete( $deletable );
		$reasons   = array( ...$reasons, ...$this->files->remove( $files ) );
		return new ErasureResult( count( $deleted ), array() === $reasons, $reasons );
	}

	private function otherOwnerReason( Entry $entry ): string {
		/* translators: %d: number of an entry. */
		return sprintf( __( 'Entry %d has this address among its answers, but belongs to another account, so it was kept. Look at it, and delete it there if it is about this person alone.', 'atoll' ), $entry->id );
	}

	private function isHeld( Entry $entry ): bool {
		return $entry->isHeld || true === $this->forms->findAny( $entry->formNumber )?->form?->holdsEntries();
	}

	private function heldReason( Entry $entry ): string {
		/* translators: %d: number of an entry. */
		return sprintf( __( 'Entry %d is held from deletion, so it was kept. Take it off hold first if it may go.', 'atoll' ), $entry->id );
	}
}
