<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use Atoll\Engine\Contract\JsonData;

/**
 * Converts images to smaller formats, in files beside those of WordPress: photo-624x416.jpg.avif. The attachment's
 * metadata lists them, for the upload and for each of its sizes:
 * `sources: { "image/avif": { "file": "photo-624x416.jpg.avif", "filesize": 20123 } }`.
 */
final class SmallerFormats {

	/** Metadata key of the converted files. */
	public const SOURCES = 'sources';

	/** Formats in order of preference for browsers. */
	public const FORMATS = array(
		'image/avif' => 'avif',
		'image/webp' => 'webp',
	);

	/** MIME types of files that are converted. */
	private const SOURCE_TYPES = array( 'image/jpeg', 'image/png' );

	/**
	 * Converts the files that have not been tried. Saves after each step, because hosts may end long work at any time;
	 * a file at which that happened is skipped the next time.
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
		// PHP turns names such as "600" into numbers.
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

	/** Deletes the converted files of a file. */
	public function delete( string $file ): void {
		foreach ( self::FORMATS as $ending ) {
			if ( is_file( "{$file}.{$ending}" ) ) {
				unlink( "{$file}.{$ending}" );
			}
		}
	}

	/**
	 * Adds files to the current metadata: converting takes seconds, and someone may have edited the image meanwhile.
	 *
	 * @param JsonData                                          $size    The size as it was before converting.
	 * @param string|null                                       $name    Name of the size; null for the upload itself.
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

	/** Reads the metadata from the database, whatever is in the cache. */
	private function metadata( int $attachment ): JsonData {
		wp_cache_delete( $attachment, 'post_meta' );
		return JsonData::of( wp_get_attachment_metadata( $attachment ) );
	}

	/** @param string|null $name Name of the size; null for the upload itself. */
	private function sizeIn( JsonData $data, ?string $name ): JsonData {
		return null === $name ? $data : $data->map( 'sizes' )->map( $name );
	}

	/** @return array<string, array{file: string, filesize: int}> By format; only files smaller than the original. */
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
