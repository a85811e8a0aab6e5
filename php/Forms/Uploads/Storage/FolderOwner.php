<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/**
 * Which WordPress a folder of files belongs to. A database that was copied, for a trial of the site on the same server,
 * names the folder of the site that it was copied from: files that the copy does not know, or deletes, are somebody's
 * documents there.
 */
final class FolderOwner {

	/** PHP, so that it says nothing where the web server serves the folder. */
	public const NAME = 'owner.php';

	private const PREFIX = '<?php // ';

	/** @param string $root Absolute path of this WordPress. */
	public function __construct( private string $root = ABSPATH ) {}

	/** What that file contains in a folder of this site. */
	public function content(): string {
		return self::PREFIX . base64_encode( $this->root ) . "\n";
	}

	/**
	 * A folder of no owner becomes ours, and so does that of a WordPress that is gone: the site has moved.
	 *
	 * @return bool Whether it is ours now.
	 */
	public function claim( string $folder ): bool {
		$file    = "{$folder}/" . self::NAME;
		$content = is_file( $file ) ? (string) file_get_contents( $file ) : '';
		if ( $this->content() === $content ) {
			return true;
		}
		$other = (string) base64_decode( trim( substr( $content, strlen( self::PREFIX ) ) ), true );
		// What open_basedir keeps from us answers false with a warning.
		return ( '' === $other || ! @is_file( "{$other}/wp-load.php" ) )
			&& false !== @file_put_contents( $file, $this->content() );
	}
}
