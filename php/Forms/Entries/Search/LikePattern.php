<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** A pattern for SQL's LIKE: `%` is any text, `_` any character; after a `\` they stand for themselves. */
final class LikePattern {

	private const CHARACTERS = '/\\\\?./su';

	/** @var list<string> Characters and wildcards of the pattern, each with its `\` if it has one. */
	private array $characters;

	public function __construct( string $pattern ) {
		preg_match_all( self::CHARACTERS, $pattern, $matches );
		$this->characters = $matches[0];
	}

	public function matches( string $text ): bool {
		$regex = array_map(
			static fn( string $character ): string => match ( $character ) {
				'%'     => '.*',
				'_'     => '.',
				default => preg_quote( self::meant( $character ), '/' ),
			},
			$this->characters
		);
		return 1 === preg_match( '/^' . implode( $regex ) . '$/Dsu', $text );
	}

	/** @return list<string> Texts between the wildcards. */
	public function texts(): array {
		$texts = array( '' );
		foreach ( $this->characters as $character ) {
			if ( in_array( $character, array( '%', '_' ), true ) ) {
				$texts[] = '';
			} else {
				$texts[ count( $texts ) - 1 ] .= self::meant( $character );
			}
		}
		return $texts;
	}

	private static function meant( string $character ): string {
		return str_starts_with( $character, '\\' ) && strlen( $character ) > 1 ? substr( $character, 1 ) : $character;
	}
}
