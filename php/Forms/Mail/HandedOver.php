<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

use Atoll\Platform\Errors\UploadsUnavailable;

/**
 * Which mails a mail server has taken, until the database knows: a file each beside visitors' files, where all web
 * servers of a site find it. So a process that dies or a database that refuses the note leads to no second mail. Where
 * files cannot be kept the note in the database stands alone.
 */
final class HandedOver {

	private const FOLDER = 'handed-over';

	private ?string $place = null;

	/** @param \Closure(): string $folder A private one. Throws {@see UploadsUnavailable} when there is none. */
	public function __construct( private \Closure $folder, private MessageIds $ids ) {}

	public function add( Mail $mail ): void {
		$path = $this->path( $mail );
		if ( null !== $path && ( is_dir( dirname( $path ) ) || @mkdir( dirname( $path ), 0700 ) || is_dir( dirname( $path ) ) ) ) {
			@touch( $path );
		}
	}

	public function has( Mail $mail ): bool {
		$path = $this->path( $mail );
		return null !== $path && is_file( $path );
	}

	public function remove( Mail $mail ): void {
		$path = $this->path( $mail );
		if ( null !== $path && is_file( $path ) ) {
			@unlink( $path );
		}
	}

	/** Named by what no other mail of any site is: numbers begin anew in a database that was restored. */
	private function path( Mail $mail ): ?string {
		$this->place ??= $this->place();
		return '' === $this->place ? null : "{$this->place}/" . hash( 'sha256', $this->ids->of( $mail ) );
	}

	/** Empty when there is none. */
	private function place(): string {
		try {
			return ( $this->folder )() . '/' . self::FOLDER;
		} catch ( UploadsUnavailable ) {
			return '';
		}
	}
}
