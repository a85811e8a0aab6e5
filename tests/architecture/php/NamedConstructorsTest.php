<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/**
 * `X::of( $value )` makes an X. Any other method called `of` leaves its reader to guess whether it queries, compiles or
 * prints: a verb says so (docs/adr/0028-plain-names.md).
 */
final class NamedConstructorsTest extends TestCase {

	public function test_of_makes_an_object_of_its_class(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ): ?string => self::isUnclear( $file->tokens() )
					? 'has a method `of` that does not return its own class. Name it by what it does: `find`, `render`, `compile`.'
					: null
			)
		);
	}

	public function test_only_static_methods_that_return_their_class_pass(): void {
		$isUnclear = static fn( string $method ): bool => self::isUnclear(
			( new PhpFile( 'A.php', "<?php\nclass A {\n\t{$method} {}\n}" ) )->tokens()
		);
		$this->assertFalse( $isUnclear( 'public static function of( string $text ): ?self' ) );
		$this->assertTrue( $isUnclear( 'public static function of( string $text ): string' ) );
		$this->assertTrue( $isUnclear( 'public function of( self $other ): self' ) );
	}

	/** @param list<\PhpToken> $tokens Without white space and comments. */
	private static function isUnclear( array $tokens ): bool {
		foreach ( $tokens as $at => $token ) {
			if ( 'of' !== $token->text || ! ( $tokens[ $at - 1 ] ?? null )?->is( T_FUNCTION ) ) {
				continue;
			}
			$returned  = self::returnType( array_slice( $tokens, $at ) );
			$modifiers = array( $tokens[ $at - 2 ]->text ?? '', $tokens[ $at - 3 ]->text ?? '' );
			if ( 'self' !== $returned || ! in_array( 'static', $modifiers, true ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param list<\PhpToken> $tokens From a method's name on. */
	private static function returnType( array $tokens ): string {
		foreach ( $tokens as $at => $token ) {
			if ( in_array( $token->text, array( '{', ';' ), true ) ) {
				return '';
			}
			if ( ')' === $token->text && ':' === ( $tokens[ $at + 1 ]->text ?? '' ) ) {
				return '?' === $tokens[ $at + 2 ]->text ? $tokens[ $at + 3 ]->text : $tokens[ $at + 2 ]->text;
			}
		}
		return '';
	}
}
