<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/** Tests by request whether the web server serves the folder of visitors' files, at every URL that it might have. */
final class WebAccess {

	public function __construct( private StorageFolder $folder ) {}

	/** Requests a file in the folder over the web. */
	public function isOpen(): bool {
		foreach ( $this->urls() as $url ) {
			$response = wp_remote_get( $url . '/' . StorageFolder::CANARY, array( 'timeout' => 3 ) );
			if ( str_contains( wp_remote_retrieve_body( $response ), StorageFolder::CANARY_TEXT ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the web server's document root, as far as WordPress knows: a parent of WordPress' folder if that is a
	 * subfolder of the site. The path of another site in a network is not a folder on disk.
	 */
	public static function root(): string {
		$depth  = count( array_filter( explode( '/', self::path() ) ) );
		$folder = untrailingslashit( ABSPATH );
		return $depth > 0 ? dirname( $folder, $depth ) : $folder;
	}

	/** @return list<string> URLs of the folder if the web server serves one of its parents. */
	private function urls(): array {
		$folder = new FolderPath( (string) $this->folder->current() );
		$site   = get_site_url( get_main_site_id() );
		$served = array(
			WP_CONTENT_DIR => content_url(),
			ABSPATH        => $site,
			self::root()   => substr( $site, 0, strlen( $site ) - strlen( self::path() ) ),
		);
		$urls   = array();
		foreach ( $served as $root => $address ) {
			foreach ( $folder->below( $root ) as $path ) {
				$urls[] = untrailingslashit( $address ) . $path;
			}
		}
		return array_values( array_unique( $urls ) );
	}

	/** Returns the path in the main site's URL; empty if WordPress is not in a subfolder. */
	private static function path(): string {
		return (string) wp_parse_url( get_site_url( get_main_site_id() ), PHP_URL_PATH );
	}
}
