<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Site\Images\SmallerFormats;

/**
 * Points WordPress to private files: their URLs lead to {@see PrivateFileController}, their paths to the private
 * folder, so that the media library shows, edits and regenerates them like others. A URL ends like WordPress' own,
 * `/?atoll-file=12/2026/05/photo.jpg`, because WordPress derives the URLs of sizes by replacing the file name.
 */
final class PrivateFileUrls {

	public const PARAMETER = PrivateFilesProvider::FILE;

	public function __construct( private PrivateFileStore $store, private SmallerFormats $smallerFormats ) {}

	public function fileUrl( int $attachment, string $path ): string {
		return home_url(
			'/?' . self::PARAMETER . "={$attachment}/"
				. implode( '/', array_map( rawurlencode( ... ), explode( '/', $path ) ) )
		);
	}

	public function url( mixed $url, int $attachment ): mixed {
		$path = PrivateFileStore::has( $attachment ) ? get_post_meta( $attachment, '_wp_attached_file', true ) : '';
		return is_string( $path ) && '' !== $path ? $this->fileUrl( $attachment, $path ) : $url;
	}

	/**
	 * @param mixed                $sources Sources by width, or false.
	 * @param mixed                $size
	 * @param array<string, mixed> $data
	 */
	public function sources( mixed $sources, mixed $size, string $src, array $data, int $attachment ): mixed {
		if ( ! is_array( $sources ) || ! PrivateFileStore::has( $attachment ) ) {
			return $sources;
		}
		$base = trailingslashit( wp_get_upload_dir()['baseurl'] );
		foreach ( $sources as $width => $source ) {
			$url = is_array( $source ) && is_string( $source['url'] ?? null )
				? set_url_scheme( $source['url'], (string) wp_parse_url( $base, PHP_URL_SCHEME ) )
				: '';
			if ( str_starts_with( $url, $base ) ) {
				$sources[ $width ] = array(
					...(array) $source,
					'url' => $this->fileUrl( $attachment, rawurldecode( substr( $url, strlen( $base ) ) ) ),
				);
			}
		}
		return $sources;
	}

	public function path( mixed $file, int $attachment ): mixed {
		$path    = PrivateFileStore::has( $attachment )
			? get_post_meta( $attachment, '_wp_attached_file', true )
			: '';
		$private = is_string( $path ) && '' !== $path ? $this->store->privatePath( $path ) : '';
		return '' !== $private && is_file( $private ) ? $private : $file;
	}

	/**
	 * Runs before an attachment is deleted. Hides a file from WordPress that other attachments have too: it would
	 * delete the file's sizes, and we the file.
	 *
	 * @param mixed $outcome Not null if another plugin deletes the attachment, or keeps it.
	 */
	public function keepShared( mixed $outcome, \WP_Post $attachment ): mixed {
		$isPrivate = null === $outcome && PrivateFileStore::has( $attachment->ID );
		if ( $isPrivate && count( SharedFiles::with( array( $attachment->ID ) ) ) > 1 ) {
			$this->store->unmark( $attachment->ID );
		}
		return $outcome;
	}

	/** Returns a path relative to the uploads folder for files that WordPress creates beside a private file. */
	public function relativePath( string $path ): string {
		$base = $this->store->privateFolder() . '/';
		$path = wp_normalize_path( $path );
		return '/' !== $base && str_starts_with( $path, $base ) ? substr( $path, strlen( $base ) ) : $path;
	}

	/** Keeps uploads from getting the name of a private file, which could then not be moved back. */
	public function uniqueName( string $name, string $ending, string $folder ): string {
		$uploads   = wp_normalize_path( wp_get_upload_dir()['basedir'] );
		$folder    = wp_normalize_path( $folder );
		$subfolder = trim( substr( $folder, strlen( $uploads ) ), '/' );
		$private   = str_starts_with( $folder, $uploads ) ? $this->store->privatePath( $subfolder ) : '';
		$stem      = '' === $ending ? $name : substr( $name, 0, -strlen( $ending ) );
		for (
			$number = 2,
			$candidate = $name;
			'' !== $private
				&& (
					is_file( "{$private}/{$candidate}" )
						|| ( $candidate !== $name && is_file( "{$folder}/{$candidate}" ) )
				);
			$number++
		) {
			$candidate = "{$stem}-{$number}{$ending}";
		}
		return $candidate;
	}

	/** Deletes the smaller formats of a private file with it, as of public files. */
	public function deleteSmaller( mixed $file ): mixed {
		$base = $this->store->privateFolder();
		if ( is_string( $file ) && '' !== $base && str_starts_with( wp_normalize_path( $file ), "{$base}/" ) ) {
			$this->smallerFormats->delete( $file );
		}
		return $file;
	}
}
