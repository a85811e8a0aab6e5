<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Platform\Migrations\OptionLock;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Portal\PrivatePagesProvider;
use Atoll\Site\Images\PictureSources;
use Atoll\Site\Page\PageMeta;

/**
 * Keeps the files of private pages where they belong: at the end of every request that changed what decides it, and
 * once a day. Each run works from the present state alone, so that a run that was stopped, or two at once, do no harm.
 */
final class PrivateFileSync {

	/** Post meta that decides where files belong. */
	private const META_KEYS = array(
		PageMeta::IS_PRIVATE,
		PageMeta::IS_PORTAL,
		'_thumbnail_id',
		PictureSources::DARK,
		'_wp_attached_file',
		'_wp_attachment_metadata',
	);

	/** Seconds until the next attempt, when the host has killed a run. */
	private const RETRY_SECONDS = 120;

	private bool $isDue = false;

	public function __construct(
		private PrivatePages $pages,
		private PrivateFileStore $store,
		private PrivateFileMover $mover,
		private PrivateFilePlacement $placement,
		private OptionLock $lock
	) {}

	/** Without the plugin no page is private, and nothing would send the private files. */
	public function deactivate(): void {
		wp_unschedule_hook( PrivatePagesProvider::SYNC_FILES_AGAIN );
		$this->attempt(
			function (): void {
				foreach ( $this->store->all() as $attachment ) { // One that cannot be moved keeps no other.
					$this->attempt( fn() => $this->mover->makePublic( $attachment ) );
				}
			}
		);
	}

	/** @return bool False while another process runs it, or when a file cannot be moved. */
	public function run(): bool {
		$this->isDue = false;
		if ( ! $this->lock->acquire() ) {
			$this->scheduleRetry();
			return false;
		}
		$this->scheduleRetry();
		$isDone = $this->attempt( $this->placement->apply( ... ) );
		$this->lock->release();
		if ( $isDone ) {
			wp_clear_scheduled_hook( PrivatePagesProvider::SYNC_FILES_AGAIN );
		}
		return $isDone;
	}

	/** A new file of a private page has its gated address from the beginning, also in the answer to its upload. */
	public function onUpload( int $attachment ): void {
		$this->schedule();
		if ( $this->pages->settings( $attachment )->isPrivate ) {
			$this->store->mark( $attachment );
		}
	}

	public function delete( int $attachment ): void {
		if ( PrivateFileStore::has( $attachment ) ) {
			$this->mover->delete( $attachment );
		}
	}

	/** Once per request, however much was changed. */
	public function schedule(): void {
		if ( ! $this->isDue ) {
			$this->isDue = true;
			add_action( 'shutdown', $this->finish( ... ), 0 );
		}
	}

	private function finish(): void {
		if ( $this->isDue && ( array() !== $this->pages->ids() || array() !== $this->store->all() ) ) {
			$this->run();
		}
	}

	private function scheduleRetry(): void {
		if ( ! wp_next_scheduled( PrivatePagesProvider::SYNC_FILES_AGAIN ) ) {
			wp_schedule_single_event( time() + self::RETRY_SECONDS, PrivatePagesProvider::SYNC_FILES_AGAIN );
		}
	}

	/** @param \Closure(): mixed $work */
	private function attempt( \Closure $work ): bool {
		try {
			$work();
			return true;
		} catch ( StorageFailed | UploadsUnavailable $failed ) {
			( new ErrorLog() )->write( $failed );
			return false;
		}
	}

	public function onMetaChange( mixed $meta, int $post, string $key ): void {
		if ( in_array( $key, self::META_KEYS, true ) ) {
			$this->schedule();
		}
	}
}
