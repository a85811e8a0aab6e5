<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** The files of the present request's multipart body. */
final class PostedFiles {

	/**
	 * Those of one input, in the order they were chosen; empty places, where nothing was chosen, are left out.
	 *
	 * @param string $name Of the input, with or without `[]`.
	 * @return list<PostedFile>
	 */
	public function of( string $name ): array {
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

	/** PHP lists the files of `name[]` by property, and the one of `name` not at all. */
	private static function at( mixed $values, int|string $index ): mixed {
		return is_array( $values ) ? ( $values[ $index ] ?? null ) : $values;
	}
}
