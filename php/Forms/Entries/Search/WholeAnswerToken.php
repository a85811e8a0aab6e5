<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** One token for a whole answer to one field, so that the operator `is` need not read every entry. */
final class WholeAnswerToken {

	/** Hexadecimal digits. If two answers have the same, {@see AnswerFilter} still compares the answers themselves. */
	private const HASH_LENGTH = 12;

	/** Nobody filters by an answer that is as long as a letter. */
	private const MAX_BYTES = 200;

	/**
	 * @return list<string> One for its key, and for "5.1" also one for "5", which means any input of the field; none
	 * for a long answer.
	 */
	public static function tokens( string $key, string $answer ): array {
		$field = strstr( $key, '.', true );
		if ( ! self::isIndexed( $answer ) ) {
			return array();
		}
		return false === $field
			? array( self::token( $key, $answer ) )
			: array( self::token( $key, $answer ), self::token( $field, $answer ) );
	}

	/** Whether an answer gets a token. */
	public static function isIndexed( string $answer ): bool {
		return '' !== $answer && strlen( $answer ) <= self::MAX_BYTES;
	}

	public static function token( string $key, string $answer ): string {
		$hash = substr( md5( TextFolding::fold( $answer ) ), 0, self::HASH_LENGTH );
		return 'v' . strtr( $key, '.', '_' ) . 'x' . $hash;
	}
}
