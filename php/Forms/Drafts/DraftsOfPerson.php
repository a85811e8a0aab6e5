<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Forms\Uploads\Storage\FileErasure;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Privacy\ErasureResult;

/** A person's drafts, for exporting and erasing personal data, and for deleting their account. */
final class DraftsOfPerson {

	public function __construct(
		private DraftReader $drafts,
		private DraftRepository $repository,
		private TextEncryption $encryption,
		private Uploads $uploads,
		private Transaction $transaction,
		private FileErasure $files
	) {}

	/**
	 * @param string $email Also finds drafts without an owner into which this address was typed; empty for none.
	 * @param int    $user  User id, 0 for somebody without an account.
	 * @return list<DraftRow> Oldest first, without expired drafts.
	 */
	public function find( string $email, int $user ): array {
		return $this->repository->ofPerson( $this->hashes( $email ), $user );
	}

	/** @return list<DraftRow> The same, including expired drafts that are not deleted yet. */
	public function stored( string $email, int $user ): array {
		return $this->repository->ofPerson( $this->hashes( $email ), $user, areEndedToo: true );
	}

	/** Returns the decrypted draft; null if it can no longer be decrypted. */
	public function open( DraftRow $row ): ?Draft {
		try {
			return $this->drafts->openRow( $row );
		} catch ( DraftNotFound ) {
			return null;
		}
	}

	/**
	 * Deletes a draft with its files.
	 *
	 * @return list<string> Why some of the files could not be removed.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function discard( DraftRow $row ): array {
		return $this->files->remove( $this->delete( $row ) );
	}

	/**
	 * Deletes a user's drafts, and files that they uploaded but did not send, together with their account. The files
	 * are removed after the commit.
	 *
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function discardAll( int $user ): void {
		$files = array();
		do {
			$rows  = $this->stored( '', $user );
			$files = array_merge( $files, ...array_map( $this->delete( ... ), $rows ) );
		} while ( array() !== $rows );
		$files = array_merge( $files, $this->unsentFiles( $user ) );
		$this->transaction->afterCommit(
			function () use ( $files ): void {
				try {
					$this->files->remove( $files );
				} catch ( \Throwable $error ) {
					// The account is deleted regardless; the daily cleanup removes the remaining files.
					( new ErrorLog() )->write( $error, 'files of a deleted login' );
				}
			}
		);
	}

	/**
	 * Removes files uploaded for forms that were neither saved nor sent.
	 *
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function removeUnsentFiles( int $user ): ErasureResult {
		$files   = $this->unsentFiles( $user );
		$reasons = $this->files->remove( $files );
		return new ErasureResult( count( $files ), array() === $reasons, $reasons );
	}

	/** @return list<string> */
	private function hashes( string $email ): array {
		return '' === $email ? array() : $this->encryption->emailHashes( $email );
	}

	/** @return list<string> */
	private function unsentFiles( int $user ): array {
		return $user > 0 ? $this->files->unsentOf( $user ) : array(); // Visitors' files have no owner.
	}

	/** @return list<string> The draft's files, still to be removed. @throws \Atoll\Platform\Errors\StorageFailed */
	private function delete( DraftRow $row ): array {
		$files = $this->files->ofDraft( $row->id );
		$this->transaction->run(
			function () use ( $row ): void {
				$this->uploads->release( $row->id );
				$this->repository->delete( $row->id );
			}
		);
		return $files;
	}
}
