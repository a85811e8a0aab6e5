<?php

declare( strict_types=1 );

namespace Atoll\Forms\Csv;

/** Writes rows as a file that spreadsheets open right: RFC 4180, UTF-8, with the byte order mark that Excel expects. */
final class Csv {

	public const TYPE = 'text/csv; charset=utf-8';

	private const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

	/**
	 * What a spreadsheet would take for the beginning of a formula (OWASP, CSV injection): also after white space and
	 * invisible characters, and in the full width of East Asian writing. A negative number is none, and as text would
	 * be missing in sums.
	 */
	private const FORMULA = '/^(?!-[0-9]+(?:\.[0-9]+)?$)(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/uD';

	/** Separates cells while a whole row is checked as one text. */
	private const SEPARATOR = "\x1F";

	/** A row whose cells are empty or begin with a letter or a digit, and hold no quotes, as most do. */
	private const PLAIN = '/^(?:[A-Za-z0-9][^"\x1F]*+)?+(?:\x1F(?:[A-Za-z0-9][^"\x1F]*+)?+)*+$/D';

	/** @param list<list<string>> $rows */
	public function write( array $rows ): string {
		return self::BYTE_ORDER_MARK . implode( '', array_map( $this->line( ... ), $rows ) );
	}

	/**
	 * One more row of a file that {@see write()} began.
	 *
	 * @param list<string> $row
	 */
	public function line( array $row ): string {
		$text = implode( self::SEPARATOR, $row );
		if ( substr_count( $text, self::SEPARATOR ) === count( $row ) - 1 && 1 === preg_match( self::PLAIN, $text ) ) {
			return '"' . str_replace( self::SEPARATOR, '","', $text ) . "\"\r\n";
		}
		$cells = array();
		foreach ( $row as $text ) {
			// Cells that begin with a letter or a digit, as most do, cannot be formulas. Text that is not valid UTF-8
			// is treated as one.
			$escaped = '' !== $text && ! ctype_alnum( $text[0] ) && 0 !== preg_match( self::FORMULA, $text )
				? "'" . $text
				: $text;
			$cells[] = '"' . str_replace( '"', '""', $escaped ) . '"';
		}
		return implode( ',', $cells ) . "\r\n";
	}
}
