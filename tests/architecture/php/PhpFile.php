<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

/** File of php/ as its tokens, without white space and comments. */
final class PhpFile {

	/** @var list<\PhpToken> */
	private array $tokens;

	/** @param string $path Path in php/, such as "Forms/Rules/MaxLength.php". */
	public function __construct( public string $path, public string $source ) {
		$this->tokens = array_values(
			array_filter( \PhpToken::tokenize( $source ), static fn( \PhpToken $token ) => ! $token->isIgnorable() )
		);
	}

	/** Returns the top folder in php/; '' for a class directly in php/. */
	public function folder(): string {
		return str_contains( $this->path, '/' ) ? strtok( $this->path, '/' ) : '';
	}

	/** @return list<\PhpToken> */
	public function tokens(): array {
		return $this->tokens;
	}

	/** @return list<string> Names of called functions, without methods, constructors and declarations. */
	public function calls(): array {
		$calls = array();
		foreach ( $this->tokens as $at => $token ) {
			$next = $this->tokens[ $at + 1 ] ?? null;
			if ( ! $token->is( array( T_STRING, T_NAME_FULLY_QUALIFIED ) ) || '(' !== $next?->text ) {
				continue;
			}
			$no_call = array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_NEW, T_FUNCTION );
			if ( ! $this->before( $at )?->is( $no_call ) ) {
				$calls[] = ltrim( $token->text, '\\' );
			}
		}
		return $calls;
	}

	/** Whether one of these texts is a token of the file. */
	public function holds( string ...$texts ): bool {
		foreach ( $this->tokens as $token ) {
			if ( in_array( $token->text, $texts, true ) ) {
				return true;
			}
		}
		return false;
	}

	public function before( int $at ): ?\PhpToken {
		return $this->tokens[ $at - 1 ] ?? null;
	}
}
