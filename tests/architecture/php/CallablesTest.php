<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/**
 * PHP 8.1, and early releases of 8.2 and 8.3, miscount arguments if g throws in `f( g( $x, h( ... ) ) )`, and free
 * invalid memory (php-src GH-14003): the request crashes later, without a message.
 */
final class CallablesTest extends TestCase {

	public function test_no_callable_follows_another_argument_of_a_call_inside_a_call(): void {
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ): ?string {
					$line = self::line( $file->tokens() );
					return null === $line ? null : "line {$line} hands `( ... )` to a call inside a call, which crashes PHP 8.1 when it throws. Give what the inner call returns a variable.";
				}
			)
		);
	}

	/**
	 * Returns the line of such code; only methods are checked, since PHP's functions and constructors do not throw.
	 *
	 * @param list<\PhpToken> $tokens Without white space and comments.
	 */
	private static function line( array $tokens ): ?int {
		$open = array();
		foreach ( $tokens as $at => $token ) {
			$top = array_key_last( $open );
			if (
				$token->is( T_ELLIPSIS )
					&& '(' === $tokens[ $at - 1 ]->text
					&& ')' === $tokens[ $at + 1 ]->text
					&& self::isCrash( array_slice( $open, 0, -1 ) )
			) {
				return $token->line;
			}
			if ( in_array( $token->text, array( '(', '[', '{', '${', '{$' ), true ) ) {
				$open[] = array( 'kind' => self::kind( $tokens, $at ), 'commas' => 0 );
			} elseif ( in_array( $token->text, array( ')', ']', '}' ), true ) ) {
				array_pop( $open );
			} elseif ( ',' === $token->text && null !== $top ) {
				++$open[ $top ]['commas'];
			}
		}
		return null;
	}

	/** @param list<array{kind: string, commas: int}> $open Open brackets around the callable, the innermost last. */
	private static function isCrash( array $open ): bool {
		$inner = array_pop( $open );
		if ( null === $inner || 'method' !== $inner['kind'] || 0 === $inner['commas'] ) {
			return false;
		}
		foreach ( array_reverse( $open ) as $outer ) {
			if ( 'block' === $outer['kind'] ) {
				return false;
			}
			if ( 'other' !== $outer['kind'] ) {
				return true;
			}
		}
		return false;
	}

	/** @param list<\PhpToken> $tokens */
	private static function kind( array $tokens, int $at ): string {
		if (
			'(' !== $tokens[ $at ]->text
				|| ! $tokens[ $at - 1 ]->is( array( T_STRING, T_VARIABLE, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED ) )
		) {
			return '{' === $tokens[ $at ]->text ? 'block' : 'other';
		}
		return $tokens[ $at - 2 ]->is( array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON ) )
			? 'method'
			: 'call';
	}
}
