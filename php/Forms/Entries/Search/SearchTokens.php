<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/**
 * Tokens that a text is found by: `w` and a word, `e` and a whole email address, `p` and a telephone number's digits.
 *
 * The first letter keeps words such as "the" off the stop word list of a full-text index. {@see SearchClause} handles
 * tokens that it puts on that list, and those that are too short for the index. Tokens have only a–z, 0–9 and _, so
 * that every database takes each for one word and compares it byte by byte.
 */
final class SearchTokens {

	/** Maximum length: a full-text index of MariaDB drops words of more than 84 characters. */
	private const MAX_LENGTH = 80;

	private const WORD  = '/[\p{L}\p{N}\p{M}]+/u';
	private const EMAIL = '/[^\s@<>()",;:]+@[^\s@<>()",;:]+[\p{L}\p{N}]/u';
	/** Six digits or more, with the blanks, brackets, dots, slashes and hyphens people write between them. */
	private const PHONE = '/(?<![\p{L}\p{N}])\+?\(?\d(?:[ ().\/-]{0,2}\d){5,}(?![\p{L}\p{N}])/u';
	/** Pattern of a number with commas between thousands. */
	private const AMOUNT = '/(?<![\p{L}\p{N}.,])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\p{L}\p{N}])/u';
	/** Pattern of an apostrophe within a word: people write "O'Brien" in several ways. */
	private const APOSTROPHES = '/(?<=[\p{L}\p{N}])[\'’ʼ`](?=[\p{L}\p{N}])/u';

	/** @return list<string> Tokens of all words, with repetitions. */
	public static function words( string $folded ): array {
		preg_match_all( self::WORD, $folded, $matches );
		return array_map( self::word( ... ), $matches[0] );
	}

	/** Whether each letter of the token takes one byte, so that the token is hardly ever cut off. */
	public static function isPlain( string $token ): bool {
		return ! str_contains( $token, '_' );
	}

	public static function word( string $folded ): string {
		return self::encoded( 'w', $folded );
	}

	/** @return list<string> Whole email addresses as written in the text. */
	public static function emailsIn( string $folded ): array {
		return str_contains( $folded, '@' ) && preg_match_all( self::EMAIL, $folded, $matches ) ? $matches[0] : array();
	}

	public static function email( string $folded ): string {
		return self::encoded( 'e', $folded );
	}

	/** @return list<string> Amounts as written in the text. */
	public static function amountsIn( string $folded ): array {
		return preg_match_all( self::AMOUNT, $folded, $matches ) ? $matches[0] : array();
	}

	/** @return list<string> Telephone numbers as written in the text. */
	public static function phonesIn( string $folded ): array {
		return preg_match_all( self::PHONE, $folded, $matches ) ? $matches[0] : array();
	}

	/** Returns a token, the same for "0412 345 678", "(04) 1234 5678" and "+61 412 345 678". */
	public static function phone( string $number ): string {
		$digits      = (string) preg_replace( '/\D+/', '', $number );
		$countryCode = str_starts_with( ltrim( $number, ' (' ), '+' ) ? '/^61/' : '/^(?:0061|61(?=0?\d{9}$))/';
		return 'p' . substr( ltrim( (string) preg_replace( $countryCode, '', $digits ), '0' ), 0, self::MAX_LENGTH );
	}

	/** Removes apostrophes within words. */
	public static function withoutApostrophes( string $folded ): string {
		return (string) preg_replace( self::APOSTROPHES, '', $folded );
	}

	private static function encoded( string $prefix, string $folded ): string {
		$plain = preg_replace_callback(
			'/[^a-z0-9]/u',
			static fn( array $match ) => '_' . bin2hex( $match[0] ) . '_',
			$folded
		);
		return substr( $prefix . $plain, 0, self::MAX_LENGTH );
	}
}
