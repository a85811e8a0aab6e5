<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use Atoll\Contract\Data;

/**
 * The same pictures in smaller formats, beside the files that WordPress made: photo-624x416.jpg.avif. What there is of
 * them stands in the attachment's metadata, for the upload and for each of its sizes:
 * `sources: { "image/avif": { "file": "photo-624x416.jpg.avif", "filesize": 20123 } }`.
 */
final class Siblings {

	/** Metadata key of a file's siblings. */
	public const SOURCES = 'sources';

	/** Best first, as browsers should take them. */
	public const FORMATS = array(
		'image/avif' => 'avif',
		'image/webp' => 'webp',
	);

	/** Formats that gain by it, by the ending of their files. */
	private const FROM = array( 'image/jpeg', 'image/png' );

	/** Makes what is missing. Whatever was made before stays, so that it may be stopped and started again. */
	public function make( int $attachment ): void {
		$file = get_attached_file( $attachment );
		$data = wp_get_attachment_metadata( $attachment );
		if ( ! is_string( $file ) || ! is_array( $data ) || ! in_array( get_post_mime_type( $attachment ), self::FROM, true ) ) {
			return;
		}
		$data[ self::SOURCES ] = $this->beside( $file, Data::of( $data ) );
		foreach ( Data::of( $data )->map( 'sizes' )->all() as $name => $size ) {
			$size = Data::of( $size );
			if ( in_array( $size->string( 'mime-type' ), self::FROM, true ) ) {
				$data['sizes'][ $name ][ self::SOURCES ] = $this->beside( dirname( $file ) . '/' . wp_basename( $size->string( 'file' ) ), $size );
			}
		}
		wp_update_attachment_metadata( $attachment, $data );
	}

	/** Of one file, when that is deleted. */
	public function delete( string $file ): void {
		foreach ( self::FORMATS as $ending ) {
			if ( is_file( "{$file}.{$ending}" ) ) {
				unlink( "{$file}.{$ending}" );
			}
		}
	}

	/** @return array<string, array{file: string, filesize: int}> By format; only what is smaller than the file itself. */
	private function beside( string $file, Data $known ): array {
		$sources = array();
		foreach ( self::FORMATS as $type => $ending ) {
			$sibling = "{$file}.{$ending}";
			$is_made = $known->map( self::SOURCES )->has( $type ) && is_file( $sibling );
			if ( $is_made || $this->convert( $file, $sibling, $type ) ) {
				$sources[ $type ] = array(
					'file'     => wp_basename( $sibling ),
					'filesize' => (int) filesize( $sibling ),
				);
			}
		}
		return $sources;
	}

	private function convert( string $file, string $sibling, string $type ): bool {
		if ( ! is_file( $file ) || ! wp_image_editor_supports( array( 'mime_type' => $type ) ) ) {
			return false;
		}
		$editor = wp_get_image_editor( $file );
		$saved  = is_wp_error( $editor ) ? $editor : $editor->save( $sibling, $type );
		if ( is_wp_error( $saved ) ) {
			return false;
		}
		if ( $saved['path'] !== $sibling ) {
			rename( $saved['path'], $sibling );
		}
		clearstatcache( true, $sibling );
		if ( filesize( $sibling ) < filesize( $file ) ) {
			return true;
		}
		unlink( $sibling );
		return false;
	}
}
