<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Platform\Errors\UploadsUnavailable;

/** The files on disk, by stored name: 32 hexadecimal digits without an extension, readable by PHP only. */
final class FileStorage {

	/** Bytes that must stay free, so that a flood of files does not also bring down the database. */
	public const RESERVE = 52428800;

	/**
	 * @param \Closure( string ): ( float|false )|null $free Returns the free bytes on the disk of a folder, or false if
	 * unknown.
	 */
	public function __construct( private StorageFolder $folder, private ?\Closure $free = null ) {}

	/**
	 * Locks the file and calls `$whileLocked`, which may write the bytes at their offset.
	 *
	 * @template T
	 * @param callable( callable(): void ): T $whileLocked Gets the function that writes; without a call the file stays.
	 * @return T
	 * @throws UploadsUnavailable
	 */
	public function write( string $name, int $offset, string $from, callable $whileLocked ): mixed {
		$this->requireFreeSpace();
		$path = self::below( $this->folder->path(), $name );
		if ( ! PrivateFolder::make( dirname( $path ) ) ) {
			throw new UploadsUnavailable( "the folder of {$name} cannot be made" );
		}
		$file = @fopen( $path, 'c+b' );
		if ( false === $file || ! flock( $file, LOCK_EX ) ) {
			throw new UploadsUnavailable( "{$name} cannot be opened" );
		}
		try {
			@chmod( $path, 0600 );
			WebServerUser::own( $path );
			return $whileLocked( fn() => $this->copy( $from, $file, $offset ) );
		} finally {
			fclose( $file );
		}
	}

	/**
	 * Deletes a file. Does not choose or create a folder.
	 *
	 * @return bool Whether the file is gone. It stays if the folder belongs to another site ({@see FolderOwner});
	 *              without a folder the answer is false, as nobody can know.
	 */
	public function delete( string $name ): bool {
		$path = self::below( (string) $this->folder->current(), $name );
		return $this->isThere() && ( ! is_file( $path ) || ( $this->folder->claim() && unlink( $path ) ) );
	}

	/** Whether there is a folder to look for files in: false while its disk is not mounted, or after it was lost. */
	public function isThere(): bool {
		return $this->folder->isThere();
	}

	/**
	 * Returns the absolute path of a stored file. Does not create a folder in place of a lost one.
	 *
	 * @throws UploadsUnavailable When there is no folder to look in.
	 */
	public function path( string $name ): string {
		return $this->isThere()
			? self::below( (string) $this->folder->current(), $name )
			: throw new UploadsUnavailable( 'the folder of files is not there' );
	}

	private static function below( string $folder, string $name ): string {
		return "{$folder}/" . substr( $name, 0, 2 ) . "/{$name}";
	}

	/**
	 * @return \Generator<int, array<string, int>> Names of the files in each subfolder and when they were last changed;
	 * empty if the folder belongs to another site.
	 */
	public function shards(): \Generator {
		$folder = $this->folder->current();
		$isOurs = null !== $folder && $this->folder->claim();
		foreach ( ! $isOurs ? array() : (array) glob( $folder . '/[0-9a-f][0-9a-f]', GLOB_ONLYDIR ) as $shard ) {
			$files = array();
			foreach ( new \FilesystemIterator( (string) $shard ) as $file ) {
				if ( $file instanceof \SplFileInfo && $file->isFile() ) {
					$files[ $file->getFilename() ] = (int) $file->getMTime();
				}
			}
			yield $files;
		}
	}

	/** @throws UploadsUnavailable When the disk is almost full. */
	public function requireFreeSpace(): void {
		$free = $this->free();
		if ( null !== $free && $free < self::RESERVE ) {
			throw new UploadsUnavailable( 'the disk is full' );
		}
	}

	/**
	 * Returns the number of free bytes, or null if unknown.
	 *
	 * @throws UploadsUnavailable When there is no folder to write to.
	 */
	public function free(): ?float {
		$folder = $this->folder->path();
		// Some hosts disable this function.
		$bytes = function_exists( 'disk_free_space' ) ? @disk_free_space( $folder ) : false;
		$free  = null === $this->free ? $bytes : ( $this->free )( $folder );
		return false === $free ? null : $free;
	}

	/** @param resource $to */
	private function copy( string $from, mixed $to, int $offset ): void {
		$source = fopen( $from, 'rb' );
		$length = (int) filesize( $from );
		$size   = fstat( $to )['size'] ?? 0; // More than the offset if a part is sent again.
		$copied = false !== $source && ( 0 === $offset || 0 === fseek( $to, $offset ) )
			? @stream_copy_to_stream( $source, $to )
			: false;
		if ( $copied !== $length || ! @fflush( $to ) ) {
			ftruncate( $to, max( 0, $size ) );
			throw new UploadsUnavailable( 'the disk took only a part of the file' );
		}
	}
}
