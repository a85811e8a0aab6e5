<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Forms\Uploads\Receiving\UploadSlot;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Platform\Errors\StorageFailed;

/** Uploaded files by public id, for the rest of the plugin. */
final class Uploads {

	public function __construct( private UploadRepository $uploads ) {}

	/**
	 * Returns those of the given files that are complete and were uploaded for this field during this form visit.
	 *
	 * @param string       $uniqueId Key of the form visit (`gform_unique_id`).
	 * @param list<string> $ids
	 * @return list<FileAnswer> In the order of the ids.
	 */
	public function answers( Form $form, int $fieldId, string $uniqueId, array $ids ): array {
		$field = $form->field( $fieldId );
		if ( null === $field ) {
			return array();
		}
		$slot = UploadSlot::ofField( $form->id(), $field, $uniqueId );
		return $this->answersWhere( $ids, static fn( Upload $upload ) => $slot->holds( $upload ) );
	}

	/**
	 * Returns those of the given files that belong to an entry, such as one that is edited later.
	 *
	 * @param list<string> $ids
	 * @return list<FileAnswer>
	 */
	public function answersOfEntry( int $entryId, int $fieldId, array $ids ): array {
		return $this->answersWhere(
			$ids, static fn( Upload $upload ) => $upload->entryId === $entryId && $upload->fieldId === $fieldId
		);
	}

	/**
	 * Returns those of the given files that belong to the entry, or were uploaded for the field during this form visit.
	 *
	 * @param non-empty-list<string> $ids
	 * @return list<string>
	 */
	public function claimable( int $entryId, int $formNumber, int $fieldId, string $uniqueId, array $ids ): array {
		$hash  = hash( 'sha256', $uniqueId );
		$files = $this->answersWhere(
			$ids,
			static fn( Upload $upload ) => $upload->formNumber === $formNumber && $upload->fieldId === $fieldId
				&& ( $upload->entryId === $entryId || hash_equals( $hash, $upload->uniqueHash ) )
		);
		return array_map( static fn( FileAnswer $file ) => $file->id, $files );
	}

	/** @return list<FileAnswer> All files of an entry, in the order received. */
	public function ofEntry( int $entryId ): array {
		return $this->ofEntries( array( $entryId ) )[ $entryId ] ?? array();
	}

	/**
	 * @param list<int> $entryIds
	 * @return array<int, non-empty-list<FileAnswer>> By entry, in the order received.
	 */
	public function ofEntries( array $entryIds ): array {
		$files = array();
		foreach ( $this->uploads->ofEntries( $entryIds ) as $upload ) {
			$files[ $upload->entryId ][] = $upload->toAnswer();
		}
		return $files;
	}

	/**
	 * Assigns files to an entry. Call it in the transaction that writes the entry.
	 *
	 * @param list<string> $ids All files that the entry has from now on.
	 * @throws StorageFailed When a file no longer exists, or belongs to another entry.
	 */
	public function claim( int $entryId, array $ids ): void {
		$this->uploads->releaseFromEntry( $entryId, $ids );
		if ( count( $ids ) !== $this->uploads->claim( $entryId, $ids ) ) {
			throw new StorageFailed( "files of entry {$entryId} are gone or another entry's" );
		}
	}

	/**
	 * Assigns files to an entry as the answer to a document request. Call it in the transaction that records their
	 * receipt.
	 *
	 * @param UploadSlot   $slot Slot for which they were uploaded.
	 * @param list<string> $ids
	 * @throws StorageFailed When a file no longer exists, or belongs to something else.
	 */
	public function claimForRequest( int $entryId, int $requestId, UploadSlot $slot, array $ids ): void {
		$ofSlot = $this->answersWhere( $ids, static fn( Upload $upload ) => $slot->holds( $upload ) );
		if (
			count( $ids ) !== count( $ofSlot ) || count( $ids ) !== $this->uploads->claim( $entryId, $ids, $requestId )
		) {
			throw new StorageFailed( "files of document request {$requestId} are gone or belong elsewhere" );
		}
	}

	/**
	 * @param list<int> $requestIds
	 * @return array<int, list<FileAnswer>> By document request, in the order received.
	 */
	public function ofRequests( array $requestIds ): array {
		$files = array();
		foreach ( $this->uploads->ofRequests( $requestIds ) as $upload ) {
			$files[ $upload->requestId ][] = $upload->toAnswer();
		}
		return $files;
	}

	/**
	 * Releases the files of a deleted entry; the cleanup removes them a day later.
	 *
	 * @throws StorageFailed
	 */
	public function orphanEntry( int $entryId ): void {
		$this->uploads->orphanEntries( array( $entryId ) );
	}

	/**
	 * Whether one of these files belongs to an entry or to another draft.
	 *
	 * @param list<string> $ids
	 * @param int          $draftId 0 for a draft that is not stored yet.
	 */
	public function haveOtherOwner( array $ids, int $draftId ): bool {
		foreach ( $this->uploads->all( $ids ) as $upload ) {
			if ( $upload->entryId > 0 || ! in_array( $upload->draftId, array( 0, $draftId ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Keeps files for as long as a draft exists, and releases those that the draft had before.
	 *
	 * @param list<string> $ids
	 * @throws StorageFailed When a file no longer exists, or belongs to somebody else by now.
	 */
	public function keepForDraft( array $ids, int $draftId ): void {
		$this->uploads->releaseFromDraft( $draftId );
		if ( count( $ids ) !== $this->uploads->keepForDraft( $draftId, $ids ) ) {
			throw new StorageFailed( "files of draft {$draftId} are gone or somebody else's" );
		}
	}

	/**
	 * Releases the files of a draft that was sent or has expired; those that no entry has are removed a day later.
	 *
	 * @throws StorageFailed
	 */
	public function release( int $draftId ): void {
		$this->uploads->releaseFromDraft( $draftId );
	}

	/** @return list<int> Ids above the given one of drafts that have files; at most a few hundred. */
	public function draftIds( int $after ): array {
		return $this->uploads->draftIds( $after );
	}

	/**
	 * @param list<string>            $ids
	 * @param callable( Upload ): bool $belongs
	 * @return list<FileAnswer>
	 */
	private function answersWhere( array $ids, callable $belongs ): array {
		$whole = array_filter(
			$this->uploads->all( $ids ), static fn( Upload $upload ) => $upload->isWhole() && $belongs( $upload )
		);
		return array_values( array_map( static fn( Upload $upload ) => $upload->toAnswer(), $whole ) );
	}
}
