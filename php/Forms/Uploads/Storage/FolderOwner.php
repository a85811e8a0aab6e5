<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/**
 * Decides which site a folder of files belongs to. If a database was copied to try out the site on the same server, it
 * names the original site's folder: files that the copy does not know, or deletes, are still documents of that site. A
 * deployment into another folder counts as the same site, by its database and URL.
 */
final class FolderOwner {

	/** A PHP file, so that it shows nothing if the web server serves the folder. */
	public const NAME = 'owner.php';

	private const PREFIX = '<?php // ';

	private string $site;

	/**
	 * @param string      $root Absolute path of this WordPress.
	 * @param string|null $site Identifies the database and URL of a site; null for this site.
	 */
	public function __construct( private string $root = ABSPATH, ?string $site = null ) {
		$this->site = hash( 'sha256', $site ?? self::currentSite() );
	}

	/** Returns the content of the file in a folder of this site. */
	public function content(): string {
		return self::PREFIX . base64_encode( $this->root ) . " {$this->site}\n";
	}

	/**
	 * Takes over a folder that has no owner, or whose WordPress no longer exists because the site has moved. If only
	 * the path or only the site differs, the folder is ours, and its note is updated.
	 *
	 * @return bool Whether the folder is ours now.
	 */
	public function claim( string $folder ): bool {
		$file    = "{$folder}/" . self::NAME;
		$content = is_file( $file ) ? (string) file_get_contents( $file ) : '';
		if ( $this->content() === $content ) {
			return true;
		}
		$noted = explode( ' ', trim( substr( $content, strlen( self::PREFIX ) ) ) );
		$other = (string) base64_decode( $noted[0], true );
		if ( $this->root === $other || $this->site === ( $noted[1] ?? '' ) ) {
			// The folder is ours even if the note cannot be written; PHP would warn of that with each file.
			@file_put_contents( $file, $this->content() );
			return true;
		}
		// Paths outside open_basedir return false with a warning.
		return ( '' === $other || ! @is_file( "{$other}/wp-load.php" ) )
			&& false !== @file_put_contents( $file, $this->content() );
	}

	/** Returns what a deployment keeps but a copy does not: database and URL of the site. */
	private static function currentSite(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$address  = preg_replace( '~^https?://~', '', site_url() );
		$database = array( // SQLite may have neither host nor name, but a file, whose path differs in a copy.
			defined( 'DB_HOST' ) ? DB_HOST : '',
			defined( 'DB_NAME' ) ? DB_NAME : '',
			defined( 'FQDB' ) ? constant( 'FQDB' ) : '',
			$wpdb->prefix,
		);
		return (string) wp_json_encode( array( ...$database, $address ) );
	}
}
