<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/** Whether the web server hands out what lies in the folder of visitors' files: tried wherever it may, not guessed. */
final class WebAccess {

	public function __construct( private StorageFolder $folder ) {}

	/** Asks for a file in it over the web. */
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
	 * The web server's own folder, as far as WordPress knows: above its own where that is a subfolder of the site. The
	 * path of a network's other site is no folder.
	 */
	public static function root(): string {
		$depth  = count( array_filter( explode( '/', self::path() ) ) );
		$folder = untrailingslashit( ABSPATH );
		return $depth > 0 ? dirname( $folder, $depth ) : $folder;
	}

	/** @return list<string> Addresses that it has if the web server serves the folders in which it lies. */
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

	/** Of the main site's address: empty where WordPress is the whole of it. */
	private static function path(): string {
		return (string) wp_parse_url( get_site_url( get_main_site_id() ), PHP_URL_PATH );
	}
}
