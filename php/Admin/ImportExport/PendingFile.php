<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport;

use Atoll\Forms\Uploads\Storage\PrivateFolder;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Gravity\FormFiles\FormsFile;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\UploadsUnavailable;

/** An uploaded file between preview and import: in private storage, only for the user who uploaded it, for a day. */
final class PendingFile {

	private const LIFETIME = 86400;

	/** @var resource|false */
	private mixed $lock = false;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private StorageFolder $folder, private \Closure $clock ) {}

	/**
	 * @return string Token to open it.
	 * @throws UploadsUnavailable If it cannot be stored.
	 */
	public function store( string $text, int $user ): string {
		$folder = $this->folder->path();
		$this->deleteExpired( $folder );
		$token = bin2hex( random_bytes( 16 ) );
		$path  = self::pathIn( $folder, $token, $user );
		// The exception reports a full disk; PHP would print a warning as well.
		if ( ! PrivateFolder::make( dirname( $path ) ) || strlen( $text ) !== @file_put_contents( $path, $text ) ) {
			throw new UploadsUnavailable( "the file to be imported cannot be kept in {$path}" );
		}
		@chmod( $path, 0600 );
		return $token;
	}

	/** @throws BadRequest If it belongs to another user, or is older than a day. */
	public function open( string $token, int $user ): FormsFile {
		$path = 1 === preg_match( '/^[0-9a-f]{32}$/D', $token ) ? $this->path( $token, $user ) : '';
		if ( '' === $path || ! is_file( $path ) || filemtime( $path ) < ( $this->clock )() - self::LIFETIME ) {
			throw new BadRequest(
				'atoll_file_gone',
				__( 'The file is no longer here. Please choose it again.', 'atoll' ),
				404
			);
		}
		return FormsFile::read( (string) file_get_contents( $path ) );
	}

	/**
	 * Locks the file until the request ends: if the button is pressed twice, the second request sees the result of the
	 * first.
	 */
	public function lock( string $token, int $user ): void {
		$path       = $this->path( $token, $user );
		$this->lock = '' === $path ? false : @fopen( $path, 'rb' );
		if ( false !== $this->lock ) {
			flock( $this->lock, LOCK_EX );
		}
	}

	/** Returns its path; empty if there is no folder. A lost folder is not created again only to read from it. */
	private function path( string $token, int $user ): string {
		$folder = $this->folder->current();
		return null === $folder ? '' : self::pathIn( $folder, $token, $user );
	}

	/** Returns a path that reveals neither the user nor the token. */
	private static function pathIn( string $folder, string $token, int $user ): string {
		return "{$folder}/imports/" . wp_hash( "import {$user} {$token}" );
	}

	private function deleteExpired( string $folder ): void {
		foreach ( (array) glob( "{$folder}/imports/*" ) as $path ) {
			if ( is_file( (string) $path ) && filemtime( (string) $path ) < ( $this->clock )() - self::LIFETIME ) {
				unlink( (string) $path );
			}
		}
	}
}
