<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/** A folder that only PHP may look into. */
final class PrivateFolder {

	/**
	 * Makes it where it is not there yet, with those above it: the web server's user's, also where root makes them.
	 *
	 * @return bool Whether it is there.
	 */
	public static function make( string $path ): bool {
		// Where PHP has no access, also by open_basedir, these answer false with a warning.
		if ( @is_dir( $path ) ) {
			return true;
		}
		$parent = dirname( $path );
		$parent === $path || self::make( $parent );
		// Another request may be faster.
		if ( ! @mkdir( $path, 0700 ) && ! @is_dir( $path ) ) {
			return false;
		}
		WebServerUser::own( $path );
		return true;
	}
}
