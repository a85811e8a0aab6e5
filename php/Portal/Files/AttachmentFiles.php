<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Images\SmallerFormats;

/**
 * Every file of an attachment: itself, its sizes, what it was made of, older versions, and smaller formats beside each.
 */
final class AttachmentFiles {

	/** Keys of metadata that name one more file. */
	private const SINGLE = array(
		'original_image',
		'source_image',
		'thumb',
		'animated_video',
		'animated_video_poster',
	);

	/** @return list<string> Paths below the uploads folder. */
	public function of( int $attachment ): array {
		$main = get_post_meta( $attachment, '_wp_attached_file', true );
		if ( ! is_string( $main ) || '' === $main || str_contains( $main, '..' ) || path_is_absolute( $main ) ) {
			return array();
		}
		$data   = JsonData::of( wp_get_attachment_metadata( $attachment, true ) );
		$backup = JsonData::of( get_post_meta( $attachment, '_wp_attachment_backup_sizes', true ) );
		$names  = array(
			wp_basename( $main ),
			...array_map( $data->string( ... ), self::SINGLE ),
			...array_map(
				static fn( JsonData $size ): string => $size->string( 'file' ),
				array( ...$data->list( 'sizes' ), ...$this->sized( $backup ) )
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
	 * The attachments' own files that a path may belong to: `2026/05/photo-300x200.jpg.avif` to `2026/05/photo.jpg`.
	 *
	 * @return list<string>
	 */
	public function mains( string $path ): array {
		$image = (string) preg_replace(
			'/(\.\w+)\.(?:' . implode( '|', SmallerFormats::FORMATS ) . ')$/',
			'$1',
			$path
		);
		$whole = (string) preg_replace( '/-\d+x\d+(?=\.\w+$)/', '', $image );
		$made  = array_map(
			static fn( string $mark ): string => (string) preg_replace( '/(?=\.\w+$)/', $mark, $whole ),
			array( '-scaled', '-rotated' )
		);
		return array_values( array_unique( array( $path, $image, $whole, ...$made ) ) );
	}

	/** @return list<JsonData> */
	private function sized( JsonData $backup ): array {
		return array_map( $backup->map( ... ), array_map( 'strval', array_keys( $backup->all() ) ) );
	}
}
