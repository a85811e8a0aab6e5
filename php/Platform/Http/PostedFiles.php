<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Errors\BadRequest;

/** The files of the current request's multipart body. */
final class PostedFiles {

	/**
	 * Returns the files of one input, in the order in which they were chosen; empty places are left out.
	 *
	 * @param string $name Name of the input, with or without `[]`.
	 * @return list<PostedFile>
	 */
	public function read( string $name ): array {
		$upload = $_FILES[ str_replace( '[]', '', $name ) ] ?? array();
		if ( ! is_array( $upload ) ) {
			return array();
		}
		$files = array();
		foreach ( (array) ( $upload['name'] ?? array() ) as $index => $file ) {
			$error = self::at( $upload['error'] ?? null, $index );
			if ( is_string( $file ) && is_int( $error ) && UPLOAD_ERR_NO_FILE !== $error ) {
				$path    = self::at( $upload['tmp_name'] ?? null, $index );
				$size    = self::at( $upload['size'] ?? null, $index );
				$files[] = new PostedFile(
					$file,
					is_string( $path ) ? $path : '',
					is_int( $size ) ? $size : 0,
					$error
				);
			}
		}
		return $files;
	}

	/**
	 * Returns the most files that one request certainly transfers. PHP silently drops files beyond `max_file_uploads`
	 * (20 by default), so if exactly that many arrive, some may be missing.
	 */
	public static function mostAtOnce(): int {
		return max( 1, (int) ini_get( 'max_file_uploads' ) - 1 );
	}

	/** Most bytes of one file that PHP takes (`upload_max_filesize`). */
	public static function mostBytes(): int {
		return wp_convert_hr_to_bytes( (string) ini_get( 'upload_max_filesize' ) );
	}

	/** @throws BadRequest When some may be missing, of whichever input. */
	public function requireAll(): void {
		$count = 0;
		foreach ( $_FILES as $upload ) {
			$errors = is_array( $upload ) ? array( $upload['error'] ?? UPLOAD_ERR_NO_FILE ) : array();
			array_walk_recursive(
				$errors,
				static function ( mixed $error ) use ( &$count ): void {
					$count += UPLOAD_ERR_NO_FILE === $error ? 0 : 1;
				}
			);
		}
		if ( $count > self::mostAtOnce() ) {
			/* translators: %d: number of files. */
			$text = __( 'The server takes at most %d files at once, so some of yours may not have arrived. Nothing was stored. Please send fewer files.', 'atoll' );
			throw new BadRequest( 'atoll_too_many_files', sprintf( $text, self::mostAtOnce() ), 413 );
		}
	}

	/**
	 * Returns a property of one file: PHP lists the files of `name[]` by property, but does not make a list for `name`.
	 */
	private static function at( mixed $values, int|string $index ): mixed {
		return is_array( $values ) ? ( $values[ $index ] ?? null ) : $values;
	}
}
