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

/** Saved forms of a person, for exporting and erasing personal data, and for when their login goes. */
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
	 * @param string $email Finds drafts without an owner into which it was typed; empty for the user's alone.
	 * @param int    $user  User id, 0 for somebody without an account.
	 * @return list<DraftRow> Oldest first, without those that have ended.
	 */
	public function of( string $email, int $user ): array {
		return $this->repository->ofPerson( $this->hashes( $email ), $user );
	}

	/** @return list<DraftRow> The same, and those that have ended and are not deleted yet. */
	public function stored( string $email, int $user ): array {
		return $this->repository->ofPerson( $this->hashes( $email ), $user, areEndedToo: true );
	}

	/** What it holds; null when nobody can read it any more. */
	public function open( DraftRow $row ): ?Draft {
		try {
			return $this->drafts->openRow( $row );
		} catch ( DraftNotFound ) {
			return null;
		}
	}

	/**
	 * Deletes it with its files.
	 *
	 * @return list<string> Why some of these stay.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function discard( DraftRow $row ): array {
		return $this->files->remove( $this->delete( $row ) );
	}

	/**
	 * Deletes what goes with a login: all that was saved, and all that was uploaded and not sent. The files are removed
	 * once that is committed.
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
					// The login is gone all the same; the daily clean-up takes what is left.
					( new ErrorLog() )->write( $error, 'files of a deleted login' );
				}
			}
		);
	}

	/**
	 * Removes what was uploaded for forms that were neither saved nor sent.
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
		return $user > 0 ? $this->files->unsentOf( $user ) : array(); // Visitors' are nobody's.
	}

	/** @return list<string> Its files, to be removed. @throws \Atoll\Platform\Errors\StorageFailed */
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
