<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Platform\Errors\UploadsUnavailable;

/** The files themselves, by their stored names: 32 hexadecimal digits without an extension, readable by PHP alone. */
final class FileStorage {

	/** Bytes that stay free, so that a flood of files does not take the database down with it. */
	public const RESERVE = 52428800;

	/**
	 * @param \Closure( string ): ( float|false )|null $free Bytes free where a folder lies; false when that cannot be
	 * known.
	 */
	public function __construct( private StorageFolder $folder, private ?\Closure $free = null ) {}

	/**
	 * Locks the file and calls `$whileLocked`, which may write the bytes at their offset.
	 *
	 * @template T
	 * @param callable( callable(): void ): T $whileLocked Gets the function that writes; not called, the file stays.
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
	 * Chooses and makes no folder for it.
	 *
	 * @return bool Whether it is gone. In a folder that is not ours it stays ({@see FolderOwner}), and without one
	 *              nobody can tell.
	 */
	public function delete( string $name ): bool {
		$path = self::below( (string) $this->folder->current(), $name );
		return $this->isThere() && ( ! is_file( $path ) || ( $this->folder->claim() && unlink( $path ) ) );
	}

	/** Whether there is a folder to look for files in: not while its disk is away, nor after it was lost. */
	public function isThere(): bool {
		return $this->folder->isThere();
	}

	/**
	 * Absolute path of what was written before; makes no folder in place of a lost one.
	 *
	 * @throws UploadsUnavailable When there is no folder to look for it in.
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
	 * @return \Generator<int, array<string, int>> For each subfolder its files' names and when they were last changed;
	 * none of a folder that is not ours.
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

	/** @throws UploadsUnavailable When the disk is as good as full. */
	public function requireFreeSpace(): void {
		$free = $this->free();
		if ( null !== $free && $free < self::RESERVE ) {
			throw new UploadsUnavailable( 'the disk is full' );
		}
	}

	/**
	 * Bytes that are free; null where that cannot be known.
	 *
	 * @throws UploadsUnavailable When there is no folder to write to.
	 */
	public function free(): ?float {
		$folder = $this->folder->path();
		// Some hosts take the function away.
		$bytes = function_exists( 'disk_free_space' ) ? @disk_free_space( $folder ) : false;
		$free  = null === $this->free ? $bytes : ( $this->free )( $folder );
		return false === $free ? null : $free;
	}

	/** @param resource $to */
	private function copy( string $from, mixed $to, int $offset ): void {
		$source = fopen( $from, 'rb' );
		$length = (int) filesize( $from );
		$size   = fstat( $to )['size'] ?? 0; // Beyond the offset where a part is sent again.
		$copied = false !== $source && ( 0 === $offset || 0 === fseek( $to, $offset ) )
			? @stream_copy_to_stream( $source, $to )
			: false;
		if ( $copied !== $length || ! @fflush( $to ) ) {
			ftruncate( $to, max( 0, $size ) );
			throw new UploadsUnavailable( 'the disk took only a part of the file' );
		}
	}
}
