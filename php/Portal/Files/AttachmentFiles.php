<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Images\SmallerFormats;

/**
 * All files of an attachment: the main file, its sizes, its original, older versions, and the smaller formats of each.
 */
final class AttachmentFiles {

	/** Metadata keys that name another file. */
	private const FILE_KEYS = array(
		'original_image',
		'source_image',
		'thumb',
		'animated_video',
		'animated_video_poster',
	);

	/** @return list<string> Paths below the uploads folder. */
	public function paths( int $attachment ): array {
		$main = get_post_meta( $attachment, '_wp_attached_file', true );
		if ( ! is_string( $main ) || '' === $main || str_contains( $main, '..' ) || path_is_absolute( $main ) ) {
			return array();
		}
		$data   = JsonData::of( wp_get_attachment_metadata( $attachment, true ) );
		$backup = JsonData::of( get_post_meta( $attachment, '_wp_attachment_backup_sizes', true ) );
		$names  = array(
			wp_basename( $main ),
			...array_map( $data->string( ... ), self::FILE_KEYS ),
			...array_map(
				static fn( JsonData $size ): string => $size->string( 'file' ),
				array( ...$data->list( 'sizes' ), ...$this->backupSizes( $backup ) )
			),
		);
		$folder = '.' === dirname( $main ) ? '' : dirname( $main ) . '/';
		$paths  = array();
		foreach ( array_unique( array_filter( array_map( wp_basename( ... ), $names ) ) ) as $name ) {
			$paths[] = $folder . $name;
			foreach ( SmallerFormats::FORMATS as $ending ) {
				$paths[] = "{$folder}{$name}.{$ending}";
			}
		}
		return $paths;
	}

	/**
	 * Returns the main files of attachments that a path may belong to, such as `2026/05/photo.jpg` for
	 * `2026/05/photo-300x200.jpg.avif`.
	 *
	 * @return list<string>
	 */
	public function mainFiles( string $path ): array {
		$image    = (string) preg_replace(
			'/(\.\w+)\.(?:' . implode( '|', SmallerFormats::FORMATS ) . ')$/',
			'$1',
			$path
		);
		$original = (string) preg_replace( '/-\d+x\d+(?=\.\w+$)/', '', $image );
		$edited   = array_map(
			static fn( string $suffix ): string => (string) preg_replace( '/(?=\.\w+$)/', $suffix, $original ),
			array( '-scaled', '-rotated' )
		);
		return array_values( array_unique( array( $path, $image, $original, ...$edited ) ) );
	}

	/**
	 * Returns the attachment whose private file this is; 0 if there is none.
	 *
	 * @param string $path Path below the uploads folder.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function privateOwner( string $path ): int {
		$isOne  = array( 'key' => PrivateFileStore::META, 'value' => $this->mainFiles( $path ), 'compare' => 'IN' );
		$owners = PrivateFileStore::attachments( array( 'meta_query' => array( $isOne ) ) );
		foreach ( $owners as $owner ) {
			if ( in_array( $path, $this->paths( $owner ), true ) ) {
				return $owner;
			}
		}
		return 0;
	}

	/** @return list<JsonData> */
	private function backupSizes( JsonData $backup ): array {
		return array_map( $backup->map( ... ), array_map( 'strval', array_keys( $backup->all() ) ) );
	}
}
