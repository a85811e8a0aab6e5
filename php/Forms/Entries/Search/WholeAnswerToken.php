<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** One token for a whole answer to one field, so that "is" need not look at every entry. */
final class WholeAnswerToken {

	/** Hexadecimal digits; two answers with the same ones are told apart by the answers themselves. */
	private const LENGTH = 12;

	/** Bytes; nobody asks for an answer that is as long as a letter. */
	private const LONGEST = 200;

	/**
	 * @return list<string> Under its key, and of "5.1" under "5" too, which means any of its inputs; none for a long
	 * answer.
	 */
	public static function tokens( string $key, string $answer ): array {
		$field = strstr( $key, '.', true );
		if ( ! self::isKept( $answer ) ) {
			return array();
		}
		return false === $field
			? array( self::token( $key, $answer ) )
			: array( self::token( $key, $answer ), self::token( $field, $answer ) );
	}

	/** Whether there is a token for such an answer. */
	public static function isKept( string $answer ): bool {
		return '' !== $answer && strlen( $answer ) <= self::LONGEST;
	}

	public static function token( string $key, string $answer ): string {
		return 'v' . strtr( $key, '.', '_' ) . 'x' . substr( md5( TextFolding::of( $answer ) ), 0, self::LENGTH );
	}
}
