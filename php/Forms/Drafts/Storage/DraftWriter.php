<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Drafts\DraftLimit;
use Atoll\Forms\Drafts\DraftSave;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Database\Transaction;

/** Writes a draft together with its files and its owner in one transaction. */
final class DraftWriter {

	public function __construct(
		private DraftRepository $drafts,
		private FormVersions $versions,
		private Uploads $uploads,
		private Transaction $transaction,
		private UserRowLock $rowLock,
		private DraftLimit $limit
	) {}

	/** @throws \Atoll\Platform\Errors\TooManyRequests When this network has saved too much. */
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
	 * @return bool False if the draft no longer exists, or was saved since the row's version.
	 * @throws \Atoll\Platform\Errors\TooManyRequests When this network has saved too much.
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

	/** Makes the draft another form visit with its own files, unless it was saved since. */
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
	 * Makes a user the draft's owner.
	 *
	 * @param \Closure(): string $sealedToken Encrypts the token for the owner; called once the user's row is locked.
	 * @return bool False if the draft has another owner.
	 */
	public function setOwner( DraftRow $row, int $user, \Closure $sealedToken ): bool {
		return $this->transaction->run(
			function () use ( $row, $user, $sealedToken ): bool {
				$this->rowLock->acquire( $user );
				return $this->drafts->setOwner( $row->id, $user, $sealedToken() );
			}
		);
	}

	/** Deletes the draft and releases its files. */
	public function delete( DraftRow $row ): void {
		$this->transaction->run(
			function () use ( $row ): void {
				$this->uploads->release( $row->id );
				$this->drafts->delete( $row->id );
			}
		);
	}

	/**
	 * Deletes the draft and releases its files, unless it was saved since. The row first, so that a concurrent save
	 * waits.
	 */
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
