<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use Atoll\Engine\Contract\JsonData;

/**
 * The same pictures in smaller formats, beside the files that WordPress made: photo-624x416.jpg.avif. What there is of
 * them stands in the attachment's metadata, for the upload and for each of its sizes:
 * `sources: { "image/avif": { "file": "photo-624x416.jpg.avif", "filesize": 20123 } }`.
 */
final class SmallerFormats {

	/** Metadata key of a file's siblings. */
	public const SOURCES = 'sources';

	/** Best first, as browsers should take them. */
	public const FORMATS = array(
		'image/avif' => 'avif',
		'image/webp' => 'webp',
	);

	/** Formats that gain by it, by the ending of their files. */
	private const FROM = array( 'image/jpeg', 'image/png' );

	/**
	 * Makes what has not been tried. Each step is kept at once: hosts end long work wherever it is, and a file that
	 * they ended it at is passed by the next time.
	 */
	public function make( int $attachment ): void {
		$file = get_attached_file( $attachment );
		$data = wp_get_attachment_metadata( $attachment );
		if (
			! is_string( $file ) || ! is_array( $data )
				|| ! in_array( get_post_mime_type( $attachment ), self::FROM, true )
		) {
			return;
		}
		$data  = JsonData::of( $data )->all();
		$sizes = ( new JsonData( $data ) )->map( 'sizes' );
		foreach ( array( null, ...array_keys( $sizes->all() ) ) as $name ) {
			$size = null === $name ? new JsonData( $data ) : $sizes->map( $name );
			if (
				$size->has( self::SOURCES )
					|| ( null !== $name && ! in_array( $size->string( 'mime-type' ), self::FROM, true ) )
			) {
				continue;
			}
			$data = $this->keep( $attachment, $data, $name, array() );
			$path = null === $name ? $file : dirname( $file ) . '/' . wp_basename( $size->string( 'file' ) );
			$data = $this->keep( $attachment, $data, $name, $this->beside( $path ) );
		}
	}

	/** Of one file, when that is deleted. */
	public function delete( string $file ): void {
		foreach ( self::FORMATS as $ending ) {
			if ( is_file( "{$file}.{$ending}" ) ) {
				unlink( "{$file}.{$ending}" );
			}
		}
	}

	/**
	 * @param array<string, mixed>                              $data    The attachment's metadata.
	 * @param string|null                                       $name    Of the size; null is the upload itself.
	 * @param array<string, array{file: string, filesize: int}> $sources By format.
	 * @return array<string, mixed>
	 */
	private function keep( int $attachment, array $data, ?string $name, array $sources ): array {
		if ( null === $name ) {
			$data[ self::SOURCES ] = $sources;
		} else {
			$sizes         = ( new JsonData( $data ) )->map( 'sizes' );
			$data['sizes'] = array(
				...$sizes->all(),
				$name => array( ...$sizes->array( $name ), self::SOURCES => $sources ),
			);
		}
		wp_update_attachment_metadata( $attachment, $data );
		return $data;
	}

	/**
	 * @return array<string, array{file: string, filesize: int}> By format; only what is smaller than the file itself.
	 */
	private function beside( string $file ): array {
		$sources = array();
		foreach ( self::FORMATS as $type => $ending ) {
			$sibling = "{$file}.{$ending}";
			if ( $this->convert( $file, $sibling, $type ) ) {
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
