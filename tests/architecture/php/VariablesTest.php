<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** Variables have the same case as properties and as their counterparts in TypeScript. */
final class VariablesTest extends TestCase {

	/** WordPress' own globals, such as $wp_query, and PHP's, such as $_SERVER, keep their names. */
	private const SNAKE = '~^\$(?!wp_)[a-z]\w*_~';

	public function test_variables_are_in_camel_case(): void {
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ): ?string {
					$variables = array_filter(
						$file->tokens(),
						static fn( \PhpToken $token ): bool => $token->is( T_VARIABLE )
							&& 1 === preg_match( self::SNAKE, $token->text )
					);
					$names     = implode( ', ', array_unique( array_column( $variables, 'text' ) ) );
					return '' === $names ? null : "{$names}: write it in camel case.";
				}
			)
		);
	}
}
