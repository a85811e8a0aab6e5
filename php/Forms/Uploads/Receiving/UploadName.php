<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Forms\Uploads\UploadRefused;

/** A file's name as a person gave it. It is only for display; on disk the file has a name of our own. */
final class UploadName {

	private const MAX_BYTES = 255;

	/** Extensions that web servers run or show as a page. Refused anywhere between dots, as in `invoice.php.pdf`. */
	private const EXECUTABLE = array(
		'php',
		'pht',
		'phtm',
		'phtml',
		'phps',
		'phar',
		'shtml',
		'stm',
		'html',
		'htm',
		'xhtml',
		'xht',
		'mhtml',
		'svg',
		'svgz',
		'htaccess',
		'htpasswd',
		'user',
		'config',
		'js',
		'mjs',
		'jsp',
		'jspx',
		'asp',
		'aspx',
		'ashx',
		'asmx',
		'cfm',
		'cgi',
		'fcgi',
		'pl',
		'py',
		'rb',
		'sh',
		'bash',
		'exe',
		'dll',
		'msi',
		'bat',
		'cmd',
		'scr',
		'vbs',
		'vbe',
		'wsf',
		'wsh',
		'ps1',
		'psm1',
		'hta',
		'jar',
		'war',
		'lnk',
		'reg',
		'swf',
	);

	/** Refused only as the last extension: between dots they are ordinary words. */
	private const EXECUTABLE_EXTENSIONS = array(
		'com',
		'app',
		'apk',
		'cpl',
		'dmg',
		'ini',
		'iso',
		'pif',
		'url',
		'xsl',
		'xslt',
		'xml',
	);

	/**
	 * Invisible marks of writing direction, as in Hebrew and Arabic names, or of byte order.
	 * The same as in src/islands/form/parts/upload/files/check-file.ts.
	 */
	private const MARK = '~[\x{61C}\x{200E}\x{200F}\x{FEFF}]~u';

	/** Invisible joiners, used in Persian words and in family emoji. */
	private const JOINER = '[\x{200C}\x{200D}]';

	/**
	 * Control characters, characters that reverse the writing direction (so that `fdp.exe` reads as `exe.pdf`), and
	 * joiners that hide where the extension begins or what it is.
	 */
	private const DECEITFUL = '~[\x{0}-\x{1F}\x{7F}-\x{9F}\x{200B}\x{2028}-\x{202E}\x{2060}-\x{206F}]'
		. '|' . self::JOINER . '\.'
		. '|\.' . self::JOINER
		. '|\.[^.]*' . self::JOINER . '[^.]*\z~u';

	/** @param list<string> $parts The parts after the first dot, in lower case. */
	private function __construct(
		public readonly string $text,
		public readonly string $extension,
		private array $parts
	) {}

	/** @throws UploadRefused Says what is wrong with the name. */
	public static function of( string $name ): self {
		$name = preg_replace( self::MARK, '', $name ); // Null for invalid UTF-8.
		if ( null === $name || 1 === preg_match( self::DECEITFUL, $name ) ) {
			throw new UploadRefused( 'atoll_file_name_unreadable', __( 'The name of this file holds characters that we cannot take. Please rename it, then try again.', 'atoll' ) );
		}
		$text = trim( (string) preg_replace( '~\s+~u', ' ', $name ) );
		if ( strlen( $name ) > self::MAX_BYTES ) {
			throw new UploadRefused( 'atoll_file_name_too_long', __( 'The name of this file is too long. Please shorten it, then try again.', 'atoll' ) );
		}
		if ( '' === trim( $text, '. ' ) || 1 === preg_match( '~[/\\\\]~', $text ) ) {
			throw new UploadRefused( 'atoll_file_name_unreadable', __( 'The name of this file holds characters that we cannot take. Please rename it, then try again.', 'atoll' ) );
		}
		// Checked without joiners: `php` with a joiner in it is still `php`.
		$judged = explode( '.', strtolower( (string) preg_replace( '~' . self::JOINER . '~u', '', $text ) ) );
		$parts  = array_slice( array_map( trim( ... ), $judged ), 1 );
		return new self( $text, (string) end( $parts ), $parts );
	}

	/**
	 * Refuses dangerous extensions, whichever file types a field allows.
	 *
	 * @throws UploadRefused
	 */
	public function requireHarmless(): self {
		if ( $this->isDangerous() ) {
			throw new UploadRefused(
				'atoll_file_dangerous',
				__( 'We cannot accept this type of file because it could be harmful. Please choose another file.', 'atoll' )
			);
		}
		return $this;
	}

	private function isDangerous(): bool {
		foreach ( $this->parts as $part ) {
			// Without a version as in `php5`, and without what follows a colon on Windows.
			if ( in_array( (string) preg_replace( '~(\d+|:.*)$~', '', $part ), self::EXECUTABLE, true ) ) {
				return true;
			}
		}
		return in_array( $this->extension, self::EXECUTABLE_EXTENSIONS, true );
	}
}
