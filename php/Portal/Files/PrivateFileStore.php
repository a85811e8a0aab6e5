<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Platform\Database\PostIds;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Portal\PrivateContent\PrivatePostFilter;

/**
 * The attachments whose files are kept out of the web server's folder, because only private pages show them, and the
 * folder that holds them. While a file is being moved it may be in either place, so reads look in both.
 */
final class PrivateFileStore {

	/** Meta of an attachment while its file is private: the path that the file would have below the uploads folder. */
	public const META = '_atoll_private_file';

	/** Subfolder beside those of visitors' files, whose names are always two hexadecimal digits. */
	public const SUBFOLDER = 'media';

	public function __construct( private StorageFolder $folder ) {}

	public static function has( int $attachment ): bool {
		$path = get_post_meta( $attachment, self::META, true );
		return is_string( $path ) && '' !== $path;
	}

	public function mark( int $attachment ): void {
		$path = get_post_meta( $attachment, '_wp_attached_file', true );
		if ( is_string( $path ) && '' !== $path ) {
			update_post_meta( $attachment, self::META, wp_slash( $path ) );
		}
	}

	public function unmark( int $attachment ): void {
		delete_post_meta( $attachment, self::META );
	}

	/** @return list<int> All attachments whose files are private. */
	public function all(): array {
		return self::attachments( array( 'meta_key' => self::META ) );
	}

	/**
	 * @param list<string> $paths Main files of attachments, as paths below the uploads folder.
	 * @param string       $key   Meta key that holds the path: META to find private files only.
	 * @return list<int>
	 */
	public function owners( array $paths, string $key = self::META ): array {
		return array() === $paths
			? array()
			: self::attachments(
				array( 'meta_query' => array( array( 'key' => $key, 'value' => $paths, 'compare' => 'IN' ) ) )
			);
	}

	/** Returns the path of a file while it is public. */
	public function publicPath( string $path ): string {
		return wp_normalize_path( wp_get_upload_dir()['basedir'] . '/' . $path );
	}

	/** Returns the path of a file while it is private; empty if there is no private folder yet. */
	public function privatePath( string $path ): string {
		$folder = $this->privateFolder();
		return '' === $folder ? '' : "{$folder}/{$path}";
	}

	/** Returns the folder of private files, without a trailing slash; empty before there are any. */
	public function privateFolder(): string {
		$folder = $this->folder->current();
		return null === $folder ? '' : wp_normalize_path( $folder ) . '/' . self::SUBFOLDER;
	}

	/** Like {@see StorageFolder::claim()}. @return bool Whether private files may be deleted. */
	public function claim(): bool {
		return $this->folder->claim();
	}

	/** Whether what is not found there is not there: not while its disk is away, nor where it is another user's. */
	public function isSearchable(): bool {
		// What open_basedir keeps from us answers false with a warning.
		$isClosed = static fn( string $folder ): bool => @is_dir( $folder ) && ! @is_readable( $folder );
		return $this->folder->isThere()
			&& ! $isClosed( (string) $this->folder->current() )
			&& ! $isClosed( $this->privateFolder() );
	}

	/** @return \Generator<int, string> What lies there, as paths below the uploads folder; of a closed one nothing. */
	public function files(): \Generator {
		$folder = $this->privateFolder();
		if ( ! @is_dir( $folder ) || ! $this->isSearchable() ) {
			return;
		}
		$all = new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS ),
			\RecursiveIteratorIterator::LEAVES_ONLY,
			\RecursiveIteratorIterator::CATCH_GET_CHILD
		);
		foreach ( $all as $file ) {
			if ( $file instanceof \SplFileInfo && $file->isFile() ) {
				yield substr( wp_normalize_path( $file->getPathname() ), strlen( "{$folder}/" ) );
			}
		}
	}

	/** @throws UploadsUnavailable When there is no folder that can be written to. */
	public function prepare(): void {
		$this->folder->path();
	}

	/** Returns the file's current path; empty if it is in neither folder. */
	public function find( string $path ): string {
		foreach ( array( $this->privatePath( $path ), $this->publicPath( $path ) ) as $file ) {
			if ( '' !== $file && is_file( $file ) ) {
				return $file;
			}
		}
		return '';
	}

	/**
	 * @param array<string, mixed> $arguments Arguments of WP_Query.
	 * @return list<int> Includes private attachments, whoever the current user is.
	 * @throws StorageFailed When the query fails: with an empty list, private files would look unowned.
	 */
	public static function attachments( array $arguments ): array {
		return PostIds::find(
			$arguments + array(
				'post_type'                        => 'attachment',
				'post_status'                      => array( 'inherit', 'private', 'trash' ),
				PrivatePostFilter::INCLUDE_PRIVATE => true,
			)
		);
	}
}
