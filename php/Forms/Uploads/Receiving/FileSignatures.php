<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

/** First bytes of known file types, so that a file cannot pretend to be another type by its name. */
final class FileSignatures {

	private const OLE  = '~\A\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1~';
	private const ZIP  = '~\APK(\x03\x04|\x05\x06)~';
	private const JPEG = '~\A\xFF\xD8\xFF~';
	private const HEIF = '~\A.{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)~s';
	private const MP4  = '~\A.{4}(ftyp|moov|mdat|wide|free|skip)~s';
	private const TIFF = '~\A(II\*\x00|MM\x00\*)~';

	/** Extension => pattern of the first bytes. */
	private const HEADS = array(
		'pdf'  => '~\A[^<]{0,1000}%PDF-\d~s',
		'jpg'  => self::JPEG,
		'jpeg' => self::JPEG,
		'png'  => '~\A\x89PNG\r\n\x1A\n~',
		'gif'  => '~\AGIF8[79]a~',
		'webp' => '~\ARIFF.{4}WEBP~s',
		'heic' => self::HEIF,
		'heif' => self::HEIF,
		'avif' => self::HEIF,
		'tif'  => self::TIFF,
		'tiff' => self::TIFF,
		'bmp'  => '~\ABM~',
		'doc'  => self::OLE,
		'xls'  => self::OLE,
		'ppt'  => self::OLE,
		'msg'  => self::OLE,
		'docx' => self::ZIP,
		'xlsx' => self::ZIP,
		'pptx' => self::ZIP,
		'odt'  => self::ZIP,
		'ods'  => self::ZIP,
		'zip'  => self::ZIP,
		'rtf'  => '~\A\{\\\\rtf~',
		'mp3'  => '~\A(ID3|\xFF[\xE2-\xFF])~',
		'mp4'  => self::MP4,
		'm4a'  => self::MP4,
		'mov'  => self::MP4,
		'wav'  => '~\ARIFF.{4}WAVE~s',
	);

	/**
	 * Extension => pattern of a file name that must be in the central directory at the end of a ZIP archive. Word
	 * Online and SharePoint add numbers: `word/document2.xml`.
	 */
	private const ENTRIES = array(
		'docx' => '~word/document\d*\.xml~',
		'xlsx' => '~xl/workbook\d*\.xml~',
		'pptx' => '~ppt/presentation\d*\.xml~',
		'odt'  => '~content\.xml~',
		'ods'  => '~content\.xml~',
	);

	private const TEXT = array( 'txt', 'csv', 'log', 'md', 'tsv', 'ics', 'vcf', 'json', 'eml' );

	/**
	 * First bytes that are harmful under any name: programs, scripts, pages. Text may not begin like this, even after
	 * white space.
	 */
	private const HARMFUL = '~\A(MZ.{60}|\x7FELF|\xCA\xFE\xBA\xBE|[\xCE\xCF]\xFA\xED\xFE|#!|\xEF?\xBB?\xBF?\s*<(\?php|\?=|!doctype\s+html|html|head|body|script|iframe|svg|\?xml))~si';

	/**
	 * @param string $extension Lower case.
	 * @param string $head      First bytes of the file, a few thousand.
	 * @param string $tail      Last bytes of the file, a few hundred thousand.
	 */
	public function matches( string $extension, string $head, string $tail ): bool {
		if ( 1 === preg_match( self::HARMFUL, $head ) ) {
			return false;
		}
		if ( in_array( $extension, self::TEXT, true ) ) {
			return $this->isText( $head );
		}
		$pattern = self::HEADS[ $extension ] ?? null;
		if ( null !== $pattern && 1 !== preg_match( $pattern, $head ) ) {
			return false;
		}
		$entry = self::ENTRIES[ $extension ] ?? null;
		// Macros can run as programs. Documents with macros have extensions of their own.
		return null === $entry || ( 1 === preg_match( $entry, $tail ) && ! str_contains( $tail, 'vbaProject.bin' ) );
	}

	/** Text has no zero byte, except UTF-16, which is recognised by its byte order mark. */
	private function isText( string $head ): bool {
		return 1 === preg_match( '~\A(\xFF\xFE|\xFE\xFF)~', $head ) || ! str_contains( $head, "\0" );
	}
}
