<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** One thing that an entry's words must have: any of several tokens. */
final class SearchClause {

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

	/** Whether a full-text index can find it. */
	public function isIndexed(): bool {
		return ! str_starts_with( implode( '', $this->tokens ), '*' );
	}

	/** As a full-text search in boolean mode has it; tokens hold none of its operators. Brackets double its work. */
	public function match(): string {
		return 1 === count( $this->tokens ) ? "+{$this->tokens[0]}" : '+(' . implode( ' ', $this->tokens ) . ')';
	}
}
