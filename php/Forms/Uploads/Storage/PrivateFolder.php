<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/** A folder that only PHP can read. */
final class PrivateFolder {

	/**
	 * Creates the folder and its parents if missing. They belong to the web server's user, even if root creates them.
	 *
	 * @return bool Whether the folder exists.
	 */
	public static function make( string $path ): bool {
		// Without access, also because of open_basedir, these return false with a warning.
		if ( @is_dir( $path ) ) {
			return true;
		}
		$parent = dirname( $path );
		$parent === $path || self::make( $parent );
		// Another request may have created it first.
		if ( ! @mkdir( $path, 0700 ) && ! @is_dir( $path ) ) {
			return false;
		}
		WebServerUser::own( $path );
		return true;
	}
}
