<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** One thing that an entry's words must have: any of several tokens. */
final class SearchClause {

	/** Letters of a word that InnoDB's full-text index holds, unless a server sets another number. */
	private const MIN_LENGTH = 3;

	/** InnoDB's own stop words that a token can be: those of two letters do not count. */
	private const STOP_WORDS = array( 'was', 'what', 'when', 'where', 'who', 'will', 'with', 'www' );

	/**
	 * @param non-empty-list<string> $tokens `wmill` means the whole token, `wmill*` its beginning, `*mill*` anywhere in
	 * one.
	 */
	public function __construct( public readonly array $tokens ) {}

	/** @return non-empty-list<string> Texts that one of must be in the column `words`. */
	public function texts(): array {
		return array_map(
			static fn( string $token ) => str_starts_with( $token, '*' )
				? trim( $token, '*' )
				: ( str_ends_with( $token, '*' ) ? ' ' . substr( $token, 0, -1 ) : " {$token} " ),
			$this->tokens
		);
	}

	/**
	 * Whether the full-text index finds every match. The index cannot search for the end of a token, and it leaves out
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

	/** @param bool $isBeginning Of a token, or else the whole one. */
	private static function standsForStopWord( string $text, bool $isBeginning ): bool {
		$found = array_filter(
			self::STOP_WORDS,
			static fn( string $word ) => $isBeginning ? str_starts_with( $word, $text ) : $word === $text
		);
		return array() !== $found;
	}

	/** As a full-text search in boolean mode has it; tokens hold none of its operators. Brackets double its work. */
	public function match(): string {
		return 1 === count( $this->tokens ) ? "+{$this->tokens[0]}" : '+(' . implode( ' ', $this->tokens ) . ')';
	}
}
