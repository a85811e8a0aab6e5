<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/**
 * A search as clauses that must all be met. A word of two letters or more, an email address and a telephone number may
 * be the beginning of one.
 */
final class SearchQuery {

	/** From so many bytes on, a token can be no half a date or house number and postcode. */
	private const LONG_NUMBER = 9;

	/** How numbers begin that are dialled in Australia from outside of their area; amounts and postcodes do not. */
	private const DIALLED = '/^[ (]*(?:[+0]|1[389])/';

	/** @return list<SearchClause> None when there is nothing in it to look for, as in "?!". */
	public static function in( string $search ): array {
		$rest    = TextFolding::fold( $search );
		$clauses = array();
		foreach ( SearchTokens::emailsIn( $rest ) as $email ) {
			$clauses[] = new SearchClause( array( SearchTokens::email( $email ) . '*' ) );
			$rest      = str_replace( $email, ' ', $rest );
		}
		$amounts = SearchTokens::amountsIn( $rest );
		foreach ( $amounts as $amount ) {
			array_push( $clauses, ...self::amount( $amount ) );
		}
		$rest = strtr( $rest, array_fill_keys( $amounts, ' ' ) );
		foreach ( SearchTokens::phonesIn( $rest ) as $phone ) {
			$number  = SearchTokens::phone( $phone ) . '*';
			$clauses = strlen( $number ) > self::LONG_NUMBER && 1 === preg_match( self::DIALLED, $phone )
				? array( ...$clauses, new SearchClause( array( $number ) ) )
				: array( ...$clauses, ...self::numberOrWords( $number, $phone ) );
			$rest    = str_replace( $phone, ' ', $rest );
		}
		array_push( $clauses, ...self::words( SearchTokens::withoutApostrophes( $rest ) ) );
		return array_values( array_unique( $clauses, SORT_REGULAR ) );
	}

	/**
	 * Money is kept without its commas, other numbers and texts as they were typed.
	 *
	 * @return list<SearchClause>
	 */
	private static function amount( string $amount ): array {
		list( $whole, $decimals ) = explode( '.', $amount ) + array( '', '' );
		$plain                    = SearchTokens::word( str_replace( ',', '', $whole ) ) . '*';
		return array( ...self::numberOrWords( $plain, $whole ), ...self::words( $decimals ) );
	}

	/** @return list<SearchClause> */
	private static function words( string $text ): array {
		return array_map(
			static fn( string $word ) => new SearchClause( array( self::prefix( $word ) ) ),
			SearchTokens::words( $text )
		);
	}

	/**
	 * May also be an amount, two of them, a house number and a postcode, or half a date.
	 *
	 * @return list<SearchClause>
	 */
	private static function numberOrWords( string $number, string $typed ): array {
		return array_map(
			static fn( string $word ) => new SearchClause( array( self::prefix( $word ), $number ) ),
			SearchTokens::words( $typed )
		);
	}

	/** One letter alone would be the beginning of most words. */
	private static function prefix( string $word ): string {
		return strlen( $word ) > 2 ? $word . '*' : $word;
	}
}
