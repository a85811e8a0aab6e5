<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/** The user who owns the site's files. That user must be able to read what root stores on the command line. */
final class WebServerUser {

	/** Gives a file to that user. Does nothing if PHP already runs as that user, or must not change owners. */
	public static function own( string $path ): void {
		$uploads = WP_CONTENT_DIR . '/uploads';
		$like    = is_dir( $uploads ) ? $uploads : WP_CONTENT_DIR;
		// Where PHP has no access, or root cannot change owners, these return false with a warning.
		$user    = (int) @fileowner( $like );
		if ( @fileowner( $path ) !== $user && function_exists( 'chown' ) && function_exists( 'chgrp' ) ) {
			@chown( $path, $user );
			@chgrp( $path, (int) @filegroup( $like ) );
		}
	}
}
