<?php

declare( strict_types=1 );

namespace Atoll\Forms\Csv;

/** Writes rows as CSV that spreadsheets read correctly: RFC 4180, UTF-8, with the byte order mark for Excel. */
final class Csv {

	public const TYPE = 'text/csv; charset=utf-8';

	private const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

	/**
	 * What a spreadsheet would take for the start of a formula (OWASP, CSV injection): also after white space and
	 * invisible characters, and as East Asian full-width characters. A negative number is not a formula, and would be
	 * missing in sums if it became text.
	 */
	private const FORMULA = '/^(?!-[0-9]+(?:\.[0-9]+)?$)(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/uD';

	/**
	 * Formulas inside a cell, after a character that starts the next cell if a computer's settings separate lists by
	 * semicolons or tabs: quotes do not help there, as the first comma ends the quoted text. Lines that start with a
	 * plus or minus are left alone, as lists and telephone numbers start like that.
	 */
	private const INNER_FORMULA = '/^[\s\p{C}]++(*SKIP)(*F)'
		. '|([;\t][\s\p{C}"\']*+)(?=[=+\-@＝＋－＠])'
		. '|([\r\n][\s\p{C}"\']*+)(?=[=@＝＠])/u';

	/** Separates cells while a whole row is checked as one string. */
	private const SEPARATOR = "\x1F";

	/** A row whose cells are empty or start with a letter or digit, without quotes or separators, as in most rows. */
	private const PLAIN = '/^(?:[A-Za-z0-9][^"\x1F;\t\r\n]*+)?+(?:\x1F(?:[A-Za-z0-9][^"\x1F;\t\r\n]*+)?+)*+$/D';

	/** @param list<list<string>> $rows */
	public function write( array $rows ): string {
		return self::BYTE_ORDER_MARK . implode( '', array_map( $this->line( ... ), $rows ) );
	}

	/**
	 * Returns another row for a file that {@see write()} started.
	 *
	 * @param list<string> $row
	 */
	public function line( array $row ): string {
		$text = implode( self::SEPARATOR, $row );
		if ( substr_count( $text, self::SEPARATOR ) === count( $row ) - 1 && 1 === preg_match( self::PLAIN, $text ) ) {
			return '"' . str_replace( self::SEPARATOR, '","', $text ) . "\"\r\n";
		}
		$cells = array_map(
			fn( string $text ): string => '"' . str_replace( '"', '""', $this->withoutFormulas( $text ) ) . '"',
			$row
		);
		return implode( ',', $cells ) . "\r\n";
	}

	private function withoutFormulas( string $text ): string {
		// Cells that start with a letter or digit, as most do, cannot be formulas. Invalid UTF-8 is treated as a
		// formula.
		$isFormula = '' !== $text && ! ctype_alnum( $text[0] ) && 0 !== preg_match( self::FORMULA, $text );
		$inside    = false === strpbrk( $text, ";\t\r\n" )
			? $text
			: preg_replace( self::INNER_FORMULA, "$0'", $text ) ?? $text;
		return $isFormula ? "'" . $inside : $inside;
	}
}
