<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** A token for a whole answer to a field, so that the operator `is` need not read every entry. */
final class WholeAnswerToken {

	/** Number of hexadecimal digits. {@see AnswerFilter} compares the answers too, in case two have the same hash. */
	private const HASH_LENGTH = 12;

	/** Maximum length of an answer that gets a token: nobody filters by long answers. */
	private const MAX_BYTES = 200;

	/**
	 * @return list<string> A token for the key, and for "5.1" also one for "5", which means any input of the field;
	 * empty for a long answer.
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

	/** Whether an answer is short enough for a token. */
	public static function isIndexed( string $answer ): bool {
		return '' !== $answer && strlen( $answer ) <= self::MAX_BYTES;
	}

	public static function token( string $key, string $answer ): string {
		$hash = substr( md5( TextFolding::fold( $answer ) ), 0, self::HASH_LENGTH );
		return 'v' . strtr( $key, '.', '_' ) . 'x' . $hash;
	}
}
