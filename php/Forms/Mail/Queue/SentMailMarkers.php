<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Uploads\Storage\PrivateFolder;
use Atoll\Platform\Errors\UploadsUnavailable;

/**
 * Remembers which mails a mail server has accepted until their rows are updated: one file each, beside visitors' files,
 * where all web servers of a site find it. So no mail is sent twice when the process dies or the database refuses the
 * update. Where files cannot be stored, only the database remembers it.
 */
final class SentMailMarkers {

	private const FOLDER = 'handed-over';

	private ?string $markerFolder = null;

	/** @param \Closure(): string $storageFolder A private one. Throws {@see UploadsUnavailable} when there is none. */
	public function __construct( private \Closure $storageFolder, private MessageIds $ids ) {}

	public function add( QueuedMail $mail ): void {
		$path = $this->path( $mail );
		// The first mail makes it; later ones need not load what does.
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

	/**
	 * Named by the message id, which is unique among all sites: row numbers begin anew in a database that was restored.
	 */
	private function path( QueuedMail $mail ): ?string {
		$this->markerFolder ??= $this->markerFolder();
		return '' === $this->markerFolder ? null : "{$this->markerFolder}/" . hash( 'sha256', $this->ids->of( $mail ) );
	}

	/** Empty when files cannot be stored. */
	private function markerFolder(): string {
		try {
			return ( $this->storageFolder )() . '/' . self::FOLDER;
		} catch ( UploadsUnavailable ) {
			return '';
		}
	}
}
