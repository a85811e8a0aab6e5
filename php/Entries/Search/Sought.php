<?php

declare( strict_types=1 );

namespace Atoll\Entries\Search;

/**
 * A search as clauses that must all be met, each by one of several tokens, of which a word of two letters or more, an
 * email address and a telephone number may be the beginning.
 */
final class Sought {

	/** @param list<non-empty-list<string>> $clauses Tokens, with `*` behind those that may go on. */
	private function __construct( public readonly array $clauses ) {}

	public static function in( string $search ): self {
		$rest    = Folding::of( $search );
		$clauses = array();
		foreach ( Tokens::emailsIn( $rest ) as $email ) {
			$clauses[] = array( Tokens::email( $email ) . '*' );
			$rest      = str_replace( $email, ' ', $rest );
		}
		foreach ( Tokens::phonesIn( $rest ) as $phone ) {
			// It may be an amount or a date as well, whose digits are words of their own.
			$number  = Tokens::phone( $phone ) . '*';
			$clauses = array( ...$clauses, ...array_map( static fn( string $word ) => array( self::beginning( $word ), $number ), Tokens::words( $phone ) ) );
			$rest    = str_replace( $phone, ' ', $rest );
		}
		foreach ( Tokens::words( Tokens::joined( $rest ) ) as $word ) {
			$clauses[] = array( self::beginning( $word ) );
		}
		return new self( array_values( array_unique( $clauses, SORT_REGULAR ) ) );
	}

	/** Whether there is nothing in it to look for, as in "?!". */
	public function isEmpty(): bool {
		return array() === $this->clauses;
	}

	/** Beginnings of one letter would be those of most words. */
	private static function beginning( string $word ): string {
		return strlen( $word ) > 2 ? $word . '*' : $word;
	}
}
