<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

/**
 * Counts how many characters of a password have to be guessed one by one. A common word counts as two, whatever its
 * length, also with digits for letters; a row of keys, a year, or anything repeated counts as one.
 */
final class PasswordStrength {

	private const KEY_ROWS = array(
		'abcdefghijklmnopqrstuvwxyz',
		'01234567890',
		'qwertyuiop',
		'asdfghjkl',
		'zxcvbnm',
		'qazwsxedcrfvtgbyhnujmikolp',
		'1qaz2wsx3edc4rfv5tgb',
		'1q2w3e4r5t6y7u8i9o0p',
		'!@#$%^&*()',
	);
	private const LEET     = array(
		'0' => 'o',
		'1' => 'i',
		'3' => 'e',
		'4' => 'a',
		'@' => 'a',
		'5' => 's',
		'$' => 's',
		'7' => 't',
		'!' => 'i',
	);
	/** Characters that no keyboard types, to replace recognised parts. */
	private const PLACEHOLDER      = "\x01";
	private const WORD_PLACEHOLDER = "\x02\x03";

	public function __construct( private CommonPasswords $commonPasswords ) {}

	/**
	 * @param list<string> $personal Known data about its owner: email, name, the site's name.
	 * @return int Number of characters.
	 */
	public function length( string $password, array $personal = array() ): int {
		$text = strtolower( $password );
		$text = $this->withoutWords( $text, $this->personalWords( $personal ) );
		$text = $this->withoutRows( (string) preg_replace( '/(?:19|20)[0-9]{2}/', self::PLACEHOLDER, $text ) );
		$text = $this->withoutWords(
			strtr( $text, self::LEET ),
			array( ...$this->personalWords( $personal ), ...$this->commonPasswords->all() )
		);
		// Twice, because a repeated part may itself contain repeats.
		$text = $this->withoutRepeats( $this->withoutRepeats( $text ) );
		return (int) preg_match_all( '/./us', $text );
	}

	/** @param list<string> $words */
	private function withoutWords( string $text, array $words ): string {
		return str_replace( $words, self::WORD_PLACEHOLDER, $text );
	}

	/** Replaces rows of three or more adjacent keys, in either direction. */
	private function withoutRows( string $text ): string {
		$rows = array( ...self::KEY_ROWS, ...array_map( strrev( ... ), self::KEY_ROWS ) );
		$rest = '';
		for ( $position = 0; $position < strlen( $text ); ) {
			$length    = $this->rowLength( substr( $text, $position ), $rows );
			$rest     .= $length > 0 ? self::PLACEHOLDER : $text[ $position ];
			$position += max( 1, $length );
		}
		return $rest;
	}

	/** @param list<string> $rows */
	private function rowLength( string $text, array $rows ): int {
		for ( $length = min( 26, strlen( $text ) ); $length >= 3; $length-- ) {
			foreach ( $rows as $row ) {
				if ( str_contains( $row, substr( $text, 0, $length ) ) ) {
					return $length;
				}
			}
		}
		return 0;
	}

	private function withoutRepeats( string $text ): string {
		return (string) preg_replace( '/(.{1,16}?)\1+/us', '$1', $text );
	}

	/**
	 * @param list<string> $personal
	 * @return list<string> Words of at least three letters, separately and joined.
	 */
	private function personalWords( array $personal ): array {
		$parts = array();
		foreach ( $personal as $text ) {
			$text  = strtolower( $text );
			$words = preg_split( '/[^\p{L}\p{N}]+/u', $text ) ?: array();
			$parts = array( ...$parts, $text, implode( '', $words ), ...$words );
		}
		$parts = array_values(
			array_unique( array_filter( $parts, static fn( string $part ) => strlen( $part ) > 2 ) )
		);
		usort( $parts, static fn( string $one, string $other ) => strlen( $other ) <=> strlen( $one ) );
		return $parts;
	}
}
