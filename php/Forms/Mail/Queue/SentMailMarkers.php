<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Uploads\Storage\PrivateFolder;
use Atoll\Platform\Errors\UploadsUnavailable;

/**
 * Marks mails that a mail server has accepted until their rows are updated: one file each, next to visitors' files,
 * where all web servers of a site find it. So no mail is sent twice if the process dies or the database refuses the
 * update. If files cannot be stored, only the database knows.
 */
final class SentMailMarkers {

	private const FOLDER = 'handed-over';

	private ?string $markerFolder = null;

	/** @param \Closure(): string $storageFolder A private folder; throws {@see UploadsUnavailable} without one. */
	public function __construct( private \Closure $storageFolder, private MessageIds $ids ) {}

	public function add( QueuedMail $mail ): void {
		$path = $this->path( $mail );
		// The first mail makes the folder; later ones need not load the code for that.
		if ( null !== $path && ( is_dir( dirname( $path ) ) || PrivateFolder::make( dirname( $path ) ) ) ) {
			@touch( $path );
		}
	}

	public function has( QueuedMail $mail ): bool {
		$path = $this->path( $mail );
		return null !== $path && is_file( $path );
	}

	public function remove( QueuedMail $mail ): void {
		$path = $this->path( $mail );
		if ( null !== $path && is_file( $path ) ) {
			@unlink( $path );
		}
	}

	/** Returns a path with the Message-ID, unique across sites: row ids begin again in a restored database. */
	private function path( QueuedMail $mail ): ?string {
		$this->markerFolder ??= $this->markerFolder();
		return '' === $this->markerFolder
			? null
			: "{$this->markerFolder}/" . hash( 'sha256', $this->ids->generate( $mail ) );
	}

	/** Returns the folder for markers; empty if files cannot be stored. */
	private function markerFolder(): string {
		try {
			return ( $this->storageFolder )() . '/' . self::FOLDER;
		} catch ( UploadsUnavailable ) {
			return '';
		}
	}
}
