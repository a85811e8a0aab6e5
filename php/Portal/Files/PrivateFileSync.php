<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\PrivateContent\PrivatePages;

/**
 * Keeps the files of private pages in the right folder: at the end of each request for the files that it affects, and
 * daily for all files. Each run depends only on the current state, so interrupted or concurrent runs do no harm.
 */
final class PrivateFileSync {

	/** Seconds until the next attempt if the host has killed a run. */
	private const RETRY_SECONDS = 120;

	private bool $isDue = false;

	public function __construct(
		private PrivatePages $pages,
		private PrivateFileStore $store,
		private PrivateFileMover $mover,
		private PrivateFilePlacement $placement,
		private FileChanges $changes,
		private OptionLock $lock
	) {}

	/** Makes all files public: without the plugin no page is private, and nothing would serve the private files. */
	public function deactivate(): void {
		wp_unschedule_hook( PrivateFilesProvider::SYNC_FILES_AGAIN );
		$this->attempt( fn(): bool => $this->mover->makePublic( $this->store->all() ) );
	}

	/** Checks all files. @return bool False while another process does so, or if a file cannot be moved. */
	public function run(): bool {
		$isDone = $this->place( null );
		$this->forgetChanges();
		return $isDone;
	}

	/** Runs before a post is changed or deleted. */
	public function beforeChange( int $post ): void {
		if ( $this->isNeeded() ) {
			$this->changes->remember( $post );
			$this->schedule();
		}
	}

	public function onSave( int $post ): void {
		$this->changes->addPost( $post );
		$this->schedule();
	}

	public function onFileChange( int $attachment ): void {
		$this->changes->addFile( $attachment );
		$this->schedule();
	}

	public function onSettingsChange(): void {
		$this->changes->addAll();
		$this->schedule();
	}

	public function onMetaChange( mixed $meta, int $post, string $key ): void {
		if ( $this->changes->addMeta( $post, $key ) ) {
			$this->schedule();
		}
	}

	/** Gives a new file of a private page its gated URL at once, so that the response to the upload has it too. */
	public function onUpload( int $attachment ): void {
		$this->onFileChange( $attachment );
		if ( $this->pages->settings( $attachment )->isPrivate ) {
			$this->store->mark( $attachment );
		}
	}

	public function delete( int $attachment ): void {
		if ( PrivateFileStore::has( $attachment ) ) {
			$this->mover->delete( $attachment );
		}
	}

	/** Schedules one run at the end of the request, however much was changed. */
	private function schedule(): void {
		if ( ! $this->isDue ) {
			$this->isDue = true;
			add_action( 'shutdown', $this->finish( ... ), 0 );
		}
	}

	private function finish(): void {
		$files = $this->isDue && $this->isNeeded() ? $this->changes->files() : array();
		array() === $files || $this->place( $files );
		$this->forgetChanges();
	}

	private function isNeeded(): bool {
		return array() !== $this->pages->ids() || array() !== $this->store->all();
	}

	private function forgetChanges(): void {
		$this->isDue = false;
		$this->changes->forget();
	}

	/** @param list<int>|null $files Files to check; null for all. */
	private function place( ?array $files ): bool {
		$isRetryDue = $this->isRetryDue();
		$isRetryDue || wp_schedule_single_event( time() + self::RETRY_SECONDS, PrivateFilesProvider::SYNC_FILES_AGAIN );
		if ( ! $this->lock->acquire() ) {
			return false;
		}
		$isDone = $this->attempt(
			function () use ( $files ): bool {
				$areOwnPrivate = $this->placement->makeOwnPrivate( $this->changes->newlyPrivate() );
				return $this->placement->apply( $files ) && $areOwnPrivate;
			}
		);
		$this->lock->release();
		// A retry that was already scheduled is for other files.
		if ( $isDone && ( null === $files || ! $isRetryDue ) ) {
			wp_clear_scheduled_hook( PrivateFilesProvider::SYNC_FILES_AGAIN );
		}
		return $isDone;
	}

	/** Clears a retry that is implausibly far away: it was scheduled while the server's clock was ahead. */
	private function isRetryDue(): bool {
		$next  = (int) wp_next_scheduled( PrivateFilesProvider::SYNC_FILES_AGAIN );
		$isDue = $next > 0 && $next <= time() + self::RETRY_SECONDS + OptionLock::CLOCK_TOLERANCE;
		$isDue || wp_clear_scheduled_hook( PrivateFilesProvider::SYNC_FILES_AGAIN );
		return $isDue;
	}

	/** @param \Closure(): bool $work */
	private function attempt( \Closure $work ): bool {
		try {
			return $work();
		} catch ( StorageFailed $failed ) {
			( new ErrorLog() )->write( $failed );
			return false;
		}
	}
}
