<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

/** Detects the real type of a file: by our own signatures, and by PHP's fileinfo extension if installed. */
final class FileTypeDetector {

	private const HEAD_BYTES = 8192;
	private const TAIL_BYTES = 262144;

	/** Types reported by {@see finfo} that no field takes, whatever the file name. */
	private const HARMFUL = '~^(text/(html|x-php|x-shellscript|x-perl|x-python|x-ruby|javascript|x-msdos-batch)|image/svg\+xml|application/(x-dosexec|x-executable|x-sharedlib|x-pie-executable|x-mach-binary|vnd\.microsoft\.portable-executable|x-msdownload|java-archive|x-java-applet|javascript|x-httpd-php|xhtml\+xml|x-shockwave-flash|vnd\.android\.package-archive))~';

	/**
	 * Extension => the only type that every version of finfo reports for it. For other extensions the type depends on
	 * the version.
	 */
	private const CERTAIN_TYPES = array(
		'jpg'  => 'image/jpeg',
		'jpeg' => 'image/jpeg',
		'png'  => 'image/png',
		'gif'  => 'image/gif',
		'pdf'  => 'application/pdf',
	);

	/** Types that finfo reports when it does not know. */
	private const UNKNOWN = array( '', 'application/octet-stream' );

	public function __construct( private FileSignatures $signatures ) {}

	/**
	 * Returns the media type, or null if the content does not match the extension or is harmful.
	 *
	 * @param string $path      Absolute path of the file.
	 * @param string $extension Lower case.
	 */
	public function type( string $path, string $extension ): ?string {
		$head = (string) file_get_contents( $path, false, null, 0, self::HEAD_BYTES );
		$size = (int) filesize( $path );
		$tail = (string) file_get_contents( $path, false, null, max( 0, $size - self::TAIL_BYTES ) );
		if ( ! $this->signatures->matches( $extension, $head, $tail ) ) {
			return null;
		}
		$type = $this->detected( $path );
		if ( in_array( $type, self::UNKNOWN, true ) ) {
			return 'application/octet-stream';
		}
		return 1 === preg_match( self::HARMFUL, $type ) || ( self::CERTAIN_TYPES[ $extension ] ?? $type ) !== $type
			? null
			: $type;
	}

	/** Returns the type reported by the fileinfo extension; empty if that is not installed. */
	private function detected( string $path ): string {
		return class_exists( \finfo::class ) ? (string) ( new \finfo( FILEINFO_MIME_TYPE ) )->file( $path ) : '';
	}
}
