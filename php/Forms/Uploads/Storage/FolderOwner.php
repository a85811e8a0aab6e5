<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/**
 * Which site a folder of files belongs to. A database that was copied, for a trial of the site on the same server,
 * names the folder of the site that it was copied from: files that the copy does not know, or deletes, are somebody's
 * documents there. A deployment into another folder is the same site all the same, by its database and its address.
 */
final class FolderOwner {

	/** PHP, so that it says nothing where the web server serves the folder. */
	public const NAME = 'owner.php';

	private const PREFIX = '<?php // ';

	private string $site;

	/**
	 * @param string      $root Absolute path of this WordPress.
	 * @param string|null $site Names its database and its address; null for this site's.
	 */
	public function __construct( private string $root = ABSPATH, ?string $site = null ) {
		$this->site = hash( 'sha256', $site ?? self::currentSite() );
	}

	/** What that file contains in a folder of this site. */
	public function content(): string {
		return self::PREFIX . base64_encode( $this->root ) . " {$this->site}\n";
	}

	/**
	 * A folder of no owner becomes ours, and so does that of a WordPress that is gone: the site has moved. Where only
	 * the path or only the site differs, it is ours, and notes how we are now.
	 *
	 * @return bool Whether it is ours now.
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
			// Where it cannot be written to, it is ours all the same; PHP would warn of that with each file.
			@file_put_contents( $file, $this->content() );
			return true;
		}
		// What open_basedir keeps from us answers false with a warning.
		return ( '' === $other || ! @is_file( "{$other}/wp-load.php" ) )
			&& false !== @file_put_contents( $file, $this->content() );
	}

	/** What a deployment keeps and a copy for a trial does not: its database and its address. */
	private static function currentSite(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$address  = preg_replace( '~^https?://~', '', site_url() );
		$database = array( // With SQLite there may be neither host nor name, but a file, which a copy has elsewhere.
			defined( 'DB_HOST' ) ? DB_HOST : '',
			defined( 'DB_NAME' ) ? DB_NAME : '',
			defined( 'FQDB' ) ? constant( 'FQDB' ) : '',
			$wpdb->prefix,
		);
		return (string) wp_json_encode( array( ...$database, $address ) );
	}
}
