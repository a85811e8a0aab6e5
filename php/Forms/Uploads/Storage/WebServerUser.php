<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/** Whom the files of the site belong to: what root stores on the command line must be readable to it. */
final class WebServerUser {

	/** Nothing where this process is that user, or may give nothing away. */
	public static function own( string $path ): void {
		$uploads = WP_CONTENT_DIR . '/uploads';
		$like    = is_dir( $uploads ) ? $uploads : WP_CONTENT_DIR;
		// Where PHP may not look, or root may not give away, these answer false with a warning.
		$user    = (int) @fileowner( $like );
		if ( @fileowner( $path ) !== $user && function_exists( 'chown' ) && function_exists( 'chgrp' ) ) {
			@chown( $path, $user );
			@chgrp( $path, (int) @filegroup( $like ) );
		}
	}
}
