<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

/** What a file really is: by our own signatures, and by PHP's file information where that is installed. */
final class FileTypeDetector {

	private const HEAD_BYTES = 8192;
	private const TAIL_BYTES = 262144;

	/** Types of {@see finfo} that no field takes, whatever the name. */
	private const HARMFUL = '~^(text/(html|x-php|x-shellscript|x-perl|x-python|x-ruby|javascript|x-msdos-batch)|image/svg\+xml|application/(x-dosexec|x-executable|x-sharedlib|x-pie-executable|x-mach-binary|vnd\.microsoft\.portable-executable|x-msdownload|java-archive|x-java-applet|javascript|x-httpd-php|xhtml\+xml|x-shockwave-flash|vnd\.android\.package-archive))~';

	/**
	 * Extension => the one type that every version of finfo gives it. For other extensions the type depends on the
	 * version.
	 */
	private const CERTAIN_TYPES = array(
		'jpg'  => 'image/jpeg',
		'jpeg' => 'image/jpeg',
		'png'  => 'image/png',
		'gif'  => 'image/gif',
		'pdf'  => 'application/pdf',
	);

	/** What it says when it does not know. */
	private const UNKNOWN = array( '', 'application/octet-stream' );

	public function __construct( private FileSignatures $signatures ) {}

	/**
	 * Its media type, null when the content is not what the extension says or is harmful.
	 *
	 * @param string $path      Of the file.
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

	/** Empty without the extension. */
	private function detected( string $path ): string {
		return class_exists( \finfo::class ) ? (string) ( new \finfo( FILEINFO_MIME_TYPE ) )->file( $path ) : '';
	}
}
