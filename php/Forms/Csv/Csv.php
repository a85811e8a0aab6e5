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

	/**
	 * The same within a cell, behind what begins the next one where a computer's settings separate lists by semicolons
	 * or tabs: quotes do not hold there, as the first comma ends what they enclose. Of lines, those with a plus or a
	 * minus stay, as lists and telephone numbers begin so.
	 */
	private const INNER_FORMULA = '/^[\s\p{C}]++(*SKIP)(*F)'
		. '|([;\t][\s\p{C}"\']*+)(?=[=+\-@＝＋－＠])'
		. '|([\r\n][\s\p{C}"\']*+)(?=[=@＝＠])/u';

	/** Separates cells while a whole row is checked as one text. */
	private const SEPARATOR = "\x1F";

	/** A row whose cells are empty or begin with a letter or a digit and hold no quotes or separators, as most do. */
	private const PLAIN = '/^(?:[A-Za-z0-9][^"\x1F;\t\r\n]*+)?+(?:\x1F(?:[A-Za-z0-9][^"\x1F;\t\r\n]*+)?+)*+$/D';

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
		$cells = array_map(
			fn( string $text ): string => '"' . str_replace( '"', '""', $this->withoutFormulas( $text ) ) . '"',
			$row
		);
		return implode( ',', $cells ) . "\r\n";
	}

	private function withoutFormulas( string $text ): string {
		// Cells that begin with a letter or a digit, as most do, cannot be formulas. Text that is not valid UTF-8 is
		// treated as one.
		$isFormula = '' !== $text && ! ctype_alnum( $text[0] ) && 0 !== preg_match( self::FORMULA, $text );
		$inside    = false === strpbrk( $text, ";\t\r\n" )
			? $text
			: preg_replace( self::INNER_FORMULA, "$0'", $text ) ?? $text;
		return $isFormula ? "'" . $inside : $inside;
	}
}
