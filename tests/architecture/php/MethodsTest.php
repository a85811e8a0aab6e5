<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use Atoll\Platform\Services\ServiceProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/**
 * A method that is longer than a screen does more than one thing. Lists of providers are exempt: each of their lines is
 * independent, and a list is as long as the part of the product that it registers.
 */
final class MethodsTest extends TestCase {

	private const MOST = 60;

	public function test_methods_have_at_most_60_lines_of_code(): void {
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ): ?string {
					$long = self::long( $file );
					return $long ? implode( ', ', $long ) . ' has more than 60 lines. Cut out what has a name.' : null;
				}
			)
		);
	}

	public function test_lines_are_counted_without_comments_and_empty_ones(): void {
		$source = "<?php\nclass A {\n\tfunction b() {\n\t\t// One.\n\n\t\t\$c = 'x\ny';\n\t}\n\tabstract function d();\n}";
		$this->assertSame( array( 'b' => 4 ), self::methods( new PhpFile( 'A.php', $source ) ) );
	}

	/** @return list<string> */
	private static function long( PhpFile $file ): array {
		$lists = self::isProvider( $file ) ? get_class_methods( ServiceProvider::class ) : array();
		$long  = array_filter( self::methods( $file ), static fn( int $lines ): bool => $lines > self::MOST );
		return array_values( array_diff( array_keys( $long ), $lists ) );
	}

	private static function isProvider( PhpFile $file ): bool {
		return $file->holds( 'extends' ) && $file->holds( 'ServiceProvider' );
	}

	/** @return array<string, int> Number of lines with code, by method name. */
	private static function methods( PhpFile $file ): array {
		$methods = array();
		$name    = '';
		$depth   = 0;
		$lines   = array();
		foreach ( $file->tokens() as $at => $token ) {
			if ( '' === $name && $token->is( T_STRING ) && $file->before( $at )?->is( T_FUNCTION ) ) {
				$name  = $token->text;
				$lines = array();
			}
			if ( '' === $name ) {
				continue;
			}
			$lines += array_flip( range( $token->line, $token->line + substr_count( $token->text, "\n" ) ) );
			$depth += self::opens( $token );
			if ( 0 === $depth && '}' === $token->text ) {
				$methods[ $name ] = count( $lines );
			}
			if ( 0 === $depth && in_array( $token->text, array( '}', ';' ), true ) ) {
				$name = '';
			}
		}
		return $methods;
	}

	/** @return int 1 for an opening brace, also inside a string; -1 for a closing one. */
	private static function opens( \PhpToken $token ): int {
		if ( '}' === $token->text ) {
			return -1;
		}
		return '{' === $token->text || $token->is( array( T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES ) ) ? 1 : 0;
	}
}
