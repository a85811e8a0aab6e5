<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Forms\Uploads\Receiving\UploadSlot;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Platform\Errors\StorageFailed;

/** Received files, as the rest of the plugin deals with them: by their public ids. */
final class Uploads {

	public function __construct( private UploadRepository $uploads ) {}

	/**
	 * The whole files among these that belong to a filling's field, and nothing else.
	 *
	 * @param string       $uniqueId The filling's `gform_unique_id`.
	 * @param list<string> $ids
	 * @return list<FileAnswer> In the order asked for.
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
	 * An entry's files among these, such as those of an entry that is changed later.
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
	 * Files among these that are an entry's, or were received for a field of this filling.
	 *
	 * @param non-empty-list<string> $ids
	 * @return list<string> Their ids.
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

	/** @return list<FileAnswer> All that an entry has, in the order they came. */
	public function ofEntry( int $entryId ): array {
		return $this->ofEntries( array( $entryId ) )[ $entryId ] ?? array();
	}

	/**
	 * @param list<int> $entryIds
	 * @return array<int, non-empty-list<FileAnswer>> By entry, in the order they came.
	 */
	public function ofEntries( array $entryIds ): array {
		$files = array();
		foreach ( $this->uploads->ofEntries( $entryIds ) as $upload ) {
			$files[ $upload->entryId ][] = $upload->toAnswer();
		}
		return $files;
	}

	/**
	 * Makes files an entry's. To be called in the transaction that writes the entry.
	 *
	 * @param list<string> $ids All that the entry has from now on.
	 * @throws StorageFailed When one is gone, or another entry's.
	 */
	public function claim( int $entryId, array $ids ): void {
		$this->uploads->releaseFromEntry( $entryId, $ids );
		if ( count( $ids ) !== $this->uploads->claim( $entryId, $ids ) ) {
			throw new StorageFailed( "files of entry {$entryId} are gone or another entry's" );
		}
	}

	/**
	 * Makes files an entry's as what a document request asked for. To be called in the transaction that
	 * receives them.
	 *
	 * @param UploadSlot   $slot Where they were received.
	 * @param list<string> $ids
	 * @throws StorageFailed When one is gone, or belongs elsewhere.
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
	 * @return array<int, list<FileAnswer>> By document request, in the order they came.
	 */
	public function ofRequests( array $requestIds ): array {
		$files = array();
		foreach ( $this->uploads->ofRequests( $requestIds ) as $upload ) {
			$files[ $upload->requestId ][] = $upload->toAnswer();
		}
		return $files;
	}

	/**
	 * An entry is gone, and its files with it, in a day.
	 *
	 * @throws StorageFailed
	 */
	public function orphanEntry( int $entryId ): void {
		$this->uploads->orphanEntries( array( $entryId ) );
	}

	/**
	 * Whether one of these files is an entry's, or is kept for another draft.
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
	 * Keeps files for as long as a draft, and no longer those it had before.
	 *
	 * @param list<string> $ids
	 * @throws StorageFailed When one is gone, or has become somebody else's.
	 */
	public function keepForDraft( array $ids, int $draftId ): void {
		$this->uploads->releaseFromDraft( $draftId );
		if ( count( $ids ) !== $this->uploads->keepForDraft( $draftId, $ids ) ) {
			throw new StorageFailed( "files of draft {$draftId} are gone or somebody else's" );
		}
	}

	/**
	 * A draft is used up or has run out: files that are no entry's by then are removed a day later.
	 *
	 * @throws StorageFailed
	 */
	public function release( int $draftId ): void {
		$this->uploads->releaseFromDraft( $draftId );
	}

	/** @return list<int> Ids of drafts that files are kept for, from the next one on; at most a few hundred. */
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
