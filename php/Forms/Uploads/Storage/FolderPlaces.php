<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/** Where this WordPress keeps a folder of files that wp-config.php does not name. */
final class FolderPlaces {

	private const PREFIX = 'atoll-private-';

	/** @return list<string> The better one first. */
	public static function all(): array {
		// Several sites may share a folder or a network.
		$name = self::PREFIX . substr( hash( 'sha256', ABSPATH . "\n" . get_current_blog_id() ), 0, 12 );
		return array_map( static fn( string $parent ): string => "{$parent}/{$name}", self::parents() );
	}

	/**
	 * Where a folder came to lie that was taken along from a site at another path; null when it was not. What another
	 * site on this server uses beside the web server's folder is not taken from that; what lies in wp-content came
	 * with it, as in a copy.
	 *
	 * @param string $path Where it was chosen, or what a plugin for moving has made of that.
	 */
	public static function findMoved( string $path ): ?string {
		$name = basename( $path );
		foreach ( str_starts_with( $name, self::PREFIX ) ? self::parents() : array() as $parent ) {
			$moved = "{$parent}/{$name}";
			// What open_basedir keeps from us answers false with a warning.
			if ( @is_dir( $moved ) && ( self::inside() === $parent || ( new FolderOwner() )->claim( $moved ) ) ) {
				return $moved;
			}
		}
		return null;
	}

	/** @return list<string> */
	private static function parents(): array {
		$outside = dirname( WebAccess::root() );
		// The root of the file system is made anew in containers.
		return dirname( $outside ) === $outside ? array( self::inside() ) : array( $outside, self::inside() );
	}

	private static function inside(): string {
		return WP_CONTENT_DIR . '/uploads';
	}
}
