<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/**
 * Converts a search to clauses, all of which must be met. A word of two letters or more, an email address or a
 * telephone number also matches longer ones that begin with it.
 */
final class SearchQuery {

	/** Bytes from which on a token cannot be half a date, or a house number and a postcode. */
	private const LONG_NUMBER = 9;

	/** How Australian numbers begin that work from outside their area; amounts and postcodes do not. */
	private const DIALLED = '/^[ (]*(?:[+0]|1[389])/';

	/** @return list<SearchClause> Empty if there is nothing to search for, for example in "?!". */
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
	 * Searches for an amount without its commas, as money is stored, and as it was typed.
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
	 * Searches for the number or its words: it may also be one or two amounts, a house number and a postcode, or half a
	 * date.
	 *
	 * @return list<SearchClause>
	 */
	private static function numberOrWords( string $number, string $typed ): array {
		return array_map(
			static fn( string $word ) => new SearchClause( array( self::prefix( $word ), $number ) ),
			SearchTokens::words( $typed )
		);
	}

	/** Returns the word with a wildcard, unless it is a single letter, with which most words would match. */
	private static function prefix( string $word ): string {
		return strlen( $word ) > 2 ? $word . '*' : $word;
	}
}
