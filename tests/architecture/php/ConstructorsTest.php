<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/**
 * A class that needs more than six others does more than one thing. Value objects, whose arguments are all public
 * properties of the same name, are exempt: their size depends on what they describe.
 */
final class ConstructorsTest extends TestCase {

	private const MOST = 6;

	public function test_services_take_at_most_six_arguments(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ): ?string => self::isTooWide( $file )
					? 'takes ' . self::arguments( $file )[0] . ' arguments. Divide it by meaning.'
					: null
			)
		);
	}

	private static function isTooWide( PhpFile $file ): bool {
		list( $all, $public ) = self::arguments( $file );
		return $all > self::MOST && $public < $all;
	}

	/** @return array{int, int} Number of the constructor's arguments, and of those that are public properties. */
	private static function arguments( PhpFile $file ): array {
		$names = array();
		$depth = null;
		foreach ( $file->tokens() as $at => $token ) {
			if ( '__construct' === $token->text && $file->before( $at )?->is( T_FUNCTION ) ) {
				$depth = 0;
			} elseif ( null !== $depth ) {
				$depth += match ( $token->text ) {
					'(', '[' => 1,
					')', ']' => -1,
					default  => 0,
				};
				if ( 1 === $depth && $token->is( T_VARIABLE ) ) {
					$names[] = $token->text;
				}
				if ( 0 === $depth ) {
					break;
				}
			}
		}
		return array( count( $names ), count( array_intersect( $names, self::publicProperties( $file ) ) ) );
	}

	/** @return list<string> Names with dollar signs, whether declared by the constructor or by the class. */
	private static function publicProperties( PhpFile $file ): array {
		$names  = array();
		$public = false;
		foreach ( $file->tokens() as $token ) {
			if ( $public && $token->is( T_VARIABLE ) ) {
				$names[] = $token->text;
			}
			$public = $token->is( T_PUBLIC )
				|| ( $public && ! $token->is( array( T_FUNCTION, T_CONST, T_VARIABLE ) ) );
		}
		return $names;
	}
}
