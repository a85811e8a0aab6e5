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

	/** MIME types of files that become smaller by it. */
	private const SOURCE_TYPES = array( 'image/jpeg', 'image/png' );

	/**
	 * Makes what has not been tried. Each step is kept at once: hosts end long work wherever it is, and a file that
	 * they ended it at is passed by the next time.
	 */
	public function make( int $attachment ): void {
		$file = get_attached_file( $attachment );
		$data = $this->metadata( $attachment );
		if (
			! is_string( $file ) || array() === $data->all()
				|| ! in_array( get_post_mime_type( $attachment ), self::SOURCE_TYPES, true )
		) {
			return;
		}
		// PHP makes numbers of names such as "600".
		$names = array_map( strval( ... ), array_keys( $data->array( 'sizes' ) ) );
		foreach ( array( null, ...$names ) as $name ) {
			$size = $this->sizeIn( $data, $name );
			if (
				! $size->has( self::SOURCES )
					&& ( null === $name || in_array( $size->string( 'mime-type' ), self::SOURCE_TYPES, true ) )
			) {
				$this->saveSources( $attachment, $size, $name, array() );
				$path = null === $name ? $file : dirname( $file ) . '/' . wp_basename( $size->string( 'file' ) );
				$this->saveSources( $attachment, $size, $name, $this->makeSiblings( $path ) );
			}
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
	 * Added to what the metadata is by now: making a file takes seconds, and somebody may have edited the picture.
	 *
	 * @param JsonData                                          $size    What it was when it was asked for.
	 * @param string|null                                       $name    Of the size; null is the upload itself.
	 * @param array<string, array{file: string, filesize: int}> $sources By format.
	 */
	private function saveSources( int $attachment, JsonData $size, ?string $name, array $sources ): void {
		$data    = $this->metadata( $attachment );
		$current = $this->sizeIn( $data, $name );
		if ( $current->string( 'file' ) !== $size->string( 'file' ) ) {
			return;
		}
		$updated = array( ...$current->all(), self::SOURCES => $sources );
		wp_update_attachment_metadata(
			$attachment,
			null === $name
				? $updated
				: array(
					...$data->all(),
					'sizes' => array_replace( $data->array( 'sizes' ), array( $name => $updated ) ),
				)
		);
	}

	/** As the database has it, whatever this process has read before. */
	private function metadata( int $attachment ): JsonData {
		wp_cache_delete( $attachment, 'post_meta' );
		return JsonData::of( wp_get_attachment_metadata( $attachment ) );
	}

	/** @param string|null $name Null is the upload itself. */
	private function sizeIn( JsonData $data, ?string $name ): JsonData {
		return null === $name ? $data : $data->map( 'sizes' )->map( $name );
	}

	/**
	 * @return array<string, array{file: string, filesize: int}> By format; only what is smaller than the file itself.
	 */
	private function makeSiblings( string $file ): array {
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
