<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/** A folder by the path that it is known by and by the one that it really has; links make them differ. */
final class FolderPath {

	/** @var list<string> */
	private array $paths;

	public function __construct( string $path ) {
		// PHP takes an empty path for the folder that it works in. What open_basedir keeps from us warns.
		$both        = '' === $path ? array() : array( $path, (string) @realpath( $path ) );
		$normal      = array_map( 'untrailingslashit', array_map( 'wp_normalize_path', $both ) );
		$this->paths = array_values( array_unique( array_filter( $normal ) ) );
	}

	/** @return list<string> Its paths below another folder, such as `/2026/05`; none where it does not lie in that. */
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
