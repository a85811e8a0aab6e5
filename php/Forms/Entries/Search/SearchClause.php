<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** A search term that an entry's words must match: any one of several tokens. */
final class SearchClause {

	/** Minimum number of letters for a word in InnoDB's full-text index, unless a server changes it. */
	private const MIN_LENGTH = 3;

	/** InnoDB's own stop words that may equal a token. Those of two letters are below the minimum anyway. */
	private const STOP_WORDS = array( 'was', 'what', 'when', 'where', 'who', 'will', 'with', 'www' );

	/**
	 * @param non-empty-list<string> $tokens `wmill` matches the whole token, `wmill*` its beginning, `*mill*` any part
	 * of it.
	 */
	public function __construct( public readonly array $tokens ) {}

	/** @return non-empty-list<string> Texts of which the column `words` must contain at least one. */
	public function texts(): array {
		return array_map(
			static fn( string $token ) => str_starts_with( $token, '*' )
				? trim( $token, '*' )
				: ( str_ends_with( $token, '*' ) ? ' ' . substr( $token, 0, -1 ) : " {$token} " ),
			$this->tokens
		);
	}

	/**
	 * Whether the full-text index finds every match. The index cannot search for the end of a token, and leaves out
	 * short tokens such as `wj` and stop words such as `who`, the token of the word Ho.
	 */
	public function isIndexed(): bool {
		foreach ( $this->tokens as $token ) {
			$text = rtrim( $token, '*' );
			if (
				strlen( $text ) < self::MIN_LENGTH
					|| str_starts_with( $text, '*' )
					|| self::standsForStopWord( $text, str_ends_with( $token, '*' ) )
			) {
				return false;
			}
		}
		return true;
	}

	/** @param bool $isBeginning Whether the text is the beginning of a token; otherwise it is the whole one. */
	private static function standsForStopWord( string $text, bool $isBeginning ): bool {
		$found = array_filter(
			self::STOP_WORDS,
			static fn( string $word ) => $isBeginning ? str_starts_with( $word, $text ) : $word === $text
		);
		return array() !== $found;
	}

	/** Returns the clause for a search in boolean mode. Tokens have no operators. Brackets double the cost. */
	public function match(): string {
		return 1 === count( $this->tokens ) ? "+{$this->tokens[0]}" : '+(' . implode( ' ', $this->tokens ) . ')';
	}
}
