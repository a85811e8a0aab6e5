<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/** Places where this WordPress keeps its folder of files, unless wp-config.php names one. */
final class FolderPlaces {

	private const PREFIX = 'atoll-private-';

	/** @return list<string> The best place first. */
	public static function all(): array {
		// Several sites may share a folder or be in a network.
		$name = self::PREFIX . substr( hash( 'sha256', ABSPATH . "\n" . get_current_blog_id() ), 0, 12 );
		return array_map( static fn( string $parent ): string => "{$parent}/{$name}", self::parents() );
	}

	/**
	 * Finds a folder that moved together with its site from another path; null if it did not. A folder beside the web
	 * server's folder that another site on this server uses is not taken from that site; one in wp-content came with
	 * the site, as in a copy.
	 *
	 * @param string $path Former path, or what a migration plugin has changed it to.
	 */
	public static function findMoved( string $path ): ?string {
		$name = basename( $path );
		foreach ( str_starts_with( $name, self::PREFIX ) ? self::parents() : array() as $parent ) {
			$moved = "{$parent}/{$name}";
			// Paths outside open_basedir return false with a warning.
			if ( @is_dir( $moved ) && ( self::inside() === $parent || ( new FolderOwner() )->claim( $moved ) ) ) {
				return $moved;
			}
		}
		return null;
	}

	/** @return list<string> */
	private static function parents(): array {
		$outside = dirname( WebAccess::root() );
		// Containers create the root of the file system again each time.
		return dirname( $outside ) === $outside ? array( self::inside() ) : array( $outside, self::inside() );
	}

	private static function inside(): string {
		return WP_CONTENT_DIR . '/uploads';
	}
}
