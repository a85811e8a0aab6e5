<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/** A folder by its given path and its real path; symbolic links make them differ. */
final class FolderPath {

	/** @var list<string> */
	private array $paths;

	public function __construct( string $path ) {
		// PHP treats an empty path as the working directory. Paths outside open_basedir cause warnings.
		$both        = '' === $path ? array() : array( $path, (string) @realpath( $path ) );
		$normal      = array_map( 'untrailingslashit', array_map( 'wp_normalize_path', $both ) );
		$this->paths = array_values( array_unique( array_filter( $normal ) ) );
	}

	/**
	 * @return list<string> Paths relative to another folder, such as `/2026/05`; empty if the folder is not inside it.
	 */
	public function below( string $folder ): array {
		$rests = array();
		foreach ( ( new self( $folder ) )->paths as $upper ) {
			foreach ( $this->paths as $path ) {
				if ( str_starts_with( $path, "{$upper}/" ) ) {
					$rests[] = substr( $path, strlen( $upper ) );
				}
			}
		}
		return array_values( array_unique( $rests ) );
	}
}
