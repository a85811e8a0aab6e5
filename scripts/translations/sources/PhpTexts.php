<?php

declare( strict_types=1 );

/** Finds texts to translate in PHP, by PHP's own tokens. */
final class PhpTexts {

	/** WordPress' functions: positions of the text, its plural, its context and its text domain among the arguments. */
	private const FUNCTIONS = array(
		'__'         => array( 0, null, null, 1 ),
		'_e'         => array( 0, null, null, 1 ),
		'esc_html__' => array( 0, null, null, 1 ),
		'esc_html_e' => array( 0, null, null, 1 ),
		'esc_attr__' => array( 0, null, null, 1 ),
		'esc_attr_e' => array( 0, null, null, 1 ),
		'_x'         => array( 0, null, 1, 2 ),
		'esc_html_x' => array( 0, null, 1, 2 ),
		'esc_attr_x' => array( 0, null, 1, 2 ),
		'_n'         => array( 0, 1, null, 3 ),
		'_n_noop'    => array( 0, 1, null, 2 ),
		'_nx'        => array( 0, 1, 3, 4 ),
		'_nx_noop'   => array( 0, 1, 2, 3 ),
	);

	/** Maximum number of lines between a comment for translators and its call. */
	private const ABOVE = 4;

	/** @var list<PhpToken> Tokens without white space. */
	private array $tokens;

	public function __construct( string $source ) {
		$this->tokens = array_values(
			array_filter( PhpToken::tokenize( $source ), static fn( PhpToken $one ): bool => ! $one->is( T_WHITESPACE ) )
		);
	}

	/**
	 * Returns all calls; arguments that are not literal texts are null.
	 *
	 * @return list<array{line: int, text: string|null, plural?: string|null, context?: string|null, domain: string|null, comment: string}>
	 */
	public function calls(): array {
		$calls = array();
		foreach ( $this->tokens as $at => $token ) {
			$places = self::FUNCTIONS[ ltrim( $token->text, '\\' ) ] ?? null;
			if ( null === $places || '(' !== ( $this->tokens[ $at + 1 ]->text ?? '' ) ) {
				continue;
			}
			$arguments = $this->arguments( $at + 2 );
			$call      = array( 'line' => $token->line, 'comment' => $this->comment( $at ) );
			foreach ( array( 'text', 'plural', 'context', 'domain' ) as $index => $name ) {
				if ( null !== $places[ $index ] ) {
					$call[ $name ] = $arguments[ $places[ $index ] ] ?? null;
				}
			}
			$calls[] = $call;
		}
		return $calls;
	}

	/** @return list<string|null> */
	private function arguments( int $at ): array {
		$arguments = array();
		$present   = array();
		for ( $depth = 0; $depth >= 0; ++$at ) {
			$token  = $this->tokens[ $at ];
			$depth += match ( $token->text ) {
				'(', '[' => 1,
				')', ']' => -1,
				default  => 0,
			};
			if ( $depth < 0 || ( 0 === $depth && ',' === $token->text ) ) {
				$arguments[] = self::literal( $present );
				$present     = array();
			} elseif ( ! $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) ) {
				$present[] = $token;
			}
		}
		return $arguments;
	}

	/** @param list<PhpToken> $tokens */
	private static function literal( array $tokens ): ?string {
		$text = $tokens[0]->text ?? '';
		return 1 === count( $tokens ) && str_starts_with( $text, "'" )
			? str_replace( array( "\\'", '\\\\' ), array( "'", '\\' ), substr( $text, 1, -1 ) )
			: null;
	}

	/** Returns the comment for translators, on the call's line or the one above, where WordPress' tools look. */
	private function comment( int $at ): string {
		$line = $this->tokens[ $at ]->line;
		for ( --$at; $at >= 0 && $this->tokens[ $at ]->line >= $line - self::ABOVE; --$at ) {
			$token = $this->tokens[ $at ];
			$ends  = $token->line + substr_count( $token->text, "\n" );
			if ( $token->is( T_COMMENT ) && str_contains( $token->text, 'translators:' ) && $ends >= $line - 1 ) {
				return trim( $token->text, "/* \t\n" );
			}
		}
		return '';
	}
}
