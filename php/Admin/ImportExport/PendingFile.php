<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport;

use Atoll\Forms\Uploads\Storage\PrivateFolder;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Gravity\FormFiles\FormsFile;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\UploadsUnavailable;

/** A chosen file, between its preview and its import: in private, for whoever chose it, for a day. */
final class PendingFile {

	private const LIFETIME = 86400;

	/** @var resource|false */
	private mixed $lock = false;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private StorageFolder $folder, private \Closure $clock ) {}

	/**
	 * @return string Token that opens it.
	 * @throws UploadsUnavailable When it cannot be kept.
	 */
	public function store( string $text, int $user ): string {
		$folder = $this->folder->path();
		$this->deleteExpired( $folder );
		$token = bin2hex( random_bytes( 16 ) );
		$path  = self::pathIn( $folder, $token, $user );
		// A full disk is told by the exception; PHP would warn of it as well.
		if ( ! PrivateFolder::make( dirname( $path ) ) || strlen( $text ) !== @file_put_contents( $path, $text ) ) {
			throw new UploadsUnavailable( "the file to be imported cannot be kept in {$path}" );
		}
		@chmod( $path, 0600 );
		return $token;
	}

	/**
	 * @throws BadRequest When it is another's, or was kept too long ago.
	 */
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
	 * Locks the file until the request ends: when the button is pressed twice, the second request sees what the first
	 * did.
	 */
	public function lock( string $token, int $user ): void {
		$path       = $this->path( $token, $user );
		$this->lock = '' === $path ? false : @fopen( $path, 'rb' );
		if ( false !== $this->lock ) {
			flock( $this->lock, LOCK_EX );
		}
	}

	/** Where it would be; empty where there is no folder: one that was lost is not made anew to look into it. */
	private function path( string $token, int $user ): string {
		$folder = $this->folder->current();
		return null === $folder ? '' : self::pathIn( $folder, $token, $user );
	}

	/** The name on the disk shows neither the user nor the token. */
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
