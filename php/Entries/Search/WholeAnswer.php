<?php

declare( strict_types=1 );

namespace Atoll\Entries\Search;

/** One token for a whole answer to one field, so that "is" need not look at every entry. */
final class WholeAnswer {

	/** Hexadecimal digits; two answers with the same ones are told apart by the answers themselves. */
	private const LENGTH = 12;

	/** @return list<string> Under its key, and of "5.1" under "5" too, which means any of its inputs. */
	public static function tokens( string $key, string $answer ): array {
		$field = strstr( $key, '.', true );
		return false === $field ? array( self::token( $key, $answer ) ) : array( self::token( $key, $answer ), self::token( $field, $answer ) );
	}

	public static function token( string $key, string $answer ): string {
		return 'v' . strtr( $key, '.', '_' ) . 'x' . substr( md5( Folding::of( $answer ) ), 0, self::LENGTH );
	}
}
