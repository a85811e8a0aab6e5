<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Drafts\DraftLimit;
use Atoll\Forms\Drafts\DraftSave;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Database\Transaction;

/** Writes a draft together with its files and its owner, or not at all. */
final class DraftWriter {

	public function __construct(
		private DraftRepository $drafts,
		private FormVersions $versions,
		private Uploads $uploads,
		private Transaction $transaction,
		private UserRowLock $rowLock,
		private DraftLimit $limit
	) {}

	/** @throws \Atoll\Platform\Errors\TooManyRequests When so much was saved from this network. */
	public function insert( DraftRow $row, DraftSave $save ): void {
		$this->limit->countBytes( $save->submission->visitor, $row );
		$this->transaction->repeat(
			function () use ( $row, $save ): void {
				$this->rowLock->acquire( $save->userId() );
				$this->versions->keep( $save->form );
				$this->uploads->keepForDraft( $save->fileIds(), $this->drafts->insert( $row ) );
			}
		);
	}

	/**
	 * @return bool False when the draft is gone, or was saved since the version that the row has.
	 * @throws \Atoll\Platform\Errors\TooManyRequests When so much was saved from this network.
	 */
	public function update( DraftRow $row, DraftSave $save ): bool {
		$this->limit->countBytes( $save->submission->visitor, $row );
		return $this->transaction->repeat(
			function () use ( $row, $save ): bool {
				$this->rowLock->acquire( $save->userId() );
				$this->versions->keep( $save->form );
				$isUpdated = $this->drafts->update( $row );
				if ( $isUpdated ) {
					$row->userId > 0 && $this->drafts->setOwner( $row->id, $row->userId, $row->sealedToken );
					$this->uploads->keepForDraft( $save->fileIds(), $row->id );
				}
				return $isUpdated;
			}
		);
	}

	/** Makes it another filling, with files of its own; not where it was saved since. */
	public function replaceFilling( DraftRow $row, DraftSave $save ): void {
		$this->transaction->repeat(
			function () use ( $row, $save ): void {
				if ( $this->drafts->updateFilling( $row ) ) {
					$this->uploads->keepForDraft( $save->fileIds(), $row->id );
				}
			}
		);
	}

	/**
	 * Makes a user its owner.
	 *
	 * @param \Closure(): string $sealedToken Sealed for the owner, once the user's row is locked.
	 * @return bool False when it has another owner.
	 */
	public function setOwner( DraftRow $row, int $user, \Closure $sealedToken ): bool {
		return $this->transaction->run(
			function () use ( $row, $user, $sealedToken ): bool {
				$this->rowLock->acquire( $user );
				return $this->drafts->setOwner( $row->id, $user, $sealedToken() );
			}
		);
	}

	/** With its files. */
	public function delete( DraftRow $row ): void {
		$this->transaction->run(
			function () use ( $row ): void {
				$this->uploads->release( $row->id );
				$this->drafts->delete( $row->id );
			}
		);
	}

	/** With its files; not where it was saved since. The row first: a save at the same moment waits for that. */
	public function deleteVersion( DraftRow $row ): void {
		$this->transaction->run(
			function () use ( $row ): void {
				if ( $this->drafts->deleteVersion( $row ) ) {
					$this->uploads->release( $row->id );
				}
			}
		);
	}
}
