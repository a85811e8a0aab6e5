<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Platform\Database\PostIds;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Portal\PrivateContent\PrivatePostFilter;

/**
 * Which attachments' files are kept out of the web server's folder, because only private pages show them, and where.
 * While a file is being moved it may lie in either place; readers look in both.
 */
final class PrivateFileStore {

	/** Meta of an attachment: the path below the uploads folder that its file would have. There while it is kept. */
	public const MARK = '_atoll_private_file';

	/** Beside visitors' files, whose folder has names of two hexadecimal digits only. */
	private const SUBFOLDER = '/media';

	public function __construct( private StorageFolder $folder ) {}

	public static function isKept( int $attachment ): bool {
		$path = get_post_meta( $attachment, self::MARK, true );
		return is_string( $path ) && '' !== $path;
	}

	public function mark( int $attachment ): void {
		$path = get_post_meta( $attachment, '_wp_attached_file', true );
		if ( is_string( $path ) && '' !== $path ) {
			update_post_meta( $attachment, self::MARK, wp_slash( $path ) );
		}
	}

	public function unmark( int $attachment ): void {
		delete_post_meta( $attachment, self::MARK );
	}

	/** @return list<int> Every attachment that is kept. */
	public function all(): array {
		return self::attachments( array( 'meta_key' => self::MARK ) );
	}

	/**
	 * @param list<string> $paths Of attachments' own files, below the uploads folder.
	 * @param string       $key   Meta that holds them: MARK for kept ones alone.
	 * @return list<int>
	 */
	public function owners( array $paths, string $key = self::MARK ): array {
		return array() === $paths
			? array()
			: self::attachments(
				array( 'meta_query' => array( array( 'key' => $key, 'value' => $paths, 'compare' => 'IN' ) ) )
			);
	}

	/** Where a file lies that everybody may fetch. */
	public function public( string $path ): string {
		return wp_normalize_path( wp_get_upload_dir()['basedir'] . '/' . $path );
	}

	/** Where it lies while it is kept; empty when there is no such place yet. */
	public function private( string $path ): string {
		$base = $this->base();
		return '' === $base ? '' : "{$base}/{$path}";
	}

	/** The folder of kept files, without a slash at its end; empty before the first one. */
	public function base(): string {
		$folder = $this->folder->current();
		return null === $folder ? '' : wp_normalize_path( $folder ) . self::SUBFOLDER;
	}

	/** Whether kept files may be deleted, as {@see StorageFolder} says. */
	public function isOurs(): bool {
		return $this->folder->belongsToThisSite();
	}

	/** @throws UploadsUnavailable When there is no folder that can be written to. */
	public function prepare(): void {
		$this->folder->path();
	}

	/** Where it lies now; empty when it is nowhere. */
	public function find( string $path ): string {
		foreach ( array( $this->private( $path ), $this->public( $path ) ) as $place ) {
			if ( '' !== $place && is_file( $place ) ) {
				return $place;
			}
		}
		return '';
	}

	/**
	 * @param array<string, mixed> $which Arguments of WP_Query.
	 * @return list<int> Whoever asks.
	 * @throws StorageFailed Where the database does not say: a private file would be taken for nobody's.
	 */
	public static function attachments( array $which ): array {
		return PostIds::find(
			$which + array(
				'post_type'            => 'attachment',
				'post_status'          => array( 'inherit', 'private', 'trash' ),
				PrivatePostFilter::OFF => true,
			)
		);
	}
}
