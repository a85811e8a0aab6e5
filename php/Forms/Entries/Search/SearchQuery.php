<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/**
 * A search as clauses that must all be met. A word of two letters or more, an email address and a telephone number may
 * be the beginning of one.
 */
final class SearchQuery {

	/** Bytes of a token from which it can only be a telephone number. */
	private const LONG = 9;

	/** @return list<SearchClause> None when there is nothing in it to look for, as in "?!". */
	public static function in( string $search ): array {
		$rest    = TextFolding::of( $search );
		$clauses = array();
		foreach ( SearchTokens::emailsIn( $rest ) as $email ) {
			$clauses[] = new SearchClause( array( SearchTokens::email( $email ) . '*' ) );
			$rest      = str_replace( $email, ' ', $rest );
		}
		foreach ( SearchTokens::phonesIn( $rest ) as $phone ) {
			$number  = SearchTokens::phone( $phone ) . '*';
			$clauses = strlen( $number ) > self::LONG
				? array( ...$clauses, new SearchClause( array( $number ) ) )
				: array( ...$clauses, ...self::either( $number, $phone ) );
			$rest    = str_replace( $phone, ' ', $rest );
		}
		foreach ( SearchTokens::words( SearchTokens::joined( $rest ) ) as $word ) {
			$clauses[] = new SearchClause( array( self::beginning( $word ) ) );
		}
		return array_values( array_unique( $clauses, SORT_REGULAR ) );
	}

	/**
	 * So few digits may be an amount, a number of a house and a postcode, or half a date.
	 *
	 * @return list<SearchClause>
	 */
	private static function either( string $number, string $written ): array {
		return array_map(
			static fn( string $word ) => new SearchClause( array( self::beginning( $word ), $number ) ),
			SearchTokens::words( $written )
		);
	}

	/** Beginnings of one letter would be those of most words. */
	private static function beginning( string $word ): string {
		return strlen( $word ) > 2 ? $word . '*' : $word;
	}
}
