<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/**
 * A class that needs more than six others does more than one thing. Values are left out, all of whose arguments are
 * public properties: they are as wide as what they describe.
 */
final class ConstructorsTest extends TestCase {

	private const MOST = 6;

	/** Take more so far: divide by meaning, and strike the class here. */
	private const TO_DIVIDE = array(
		'php/Engine/Markup/Fields/FieldView.php',
		'php/Engine/Markup/Form/FormMarkup.php',
		'php/Forms/Entries/Storage/EntryCriteria.php',
		'php/Forms/Mail/MailMessage.php',
	);

	public function test_services_take_at_most_six_arguments(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ): ?string => self::isTooWide( $file )
					&& ! in_array( "php/{$file->path}", self::TO_DIVIDE, true )
						? 'takes ' . self::arguments( $file )[0] . ' arguments. Divide it by meaning, or bundle what belongs together.'
						: null
			)
		);
	}

	public function test_classes_that_wait_take_more(): void {
		$wide = array();
		foreach ( Php::files() as $file ) {
			if ( self::isTooWide( $file ) ) {
				$wide[] = "php/{$file->path}";
			}
		}
		$this->assertSame( array(), array_values( array_diff( self::TO_DIVIDE, $wide ) ), 'Strike these from TO_DIVIDE.' );
	}

	private static function isTooWide( PhpFile $file ): bool {
		list( $all, $public ) = self::arguments( $file );
		return $all > self::MOST && $public < $all;
	}

	/** @return array{int, int} Of the constructor: how many, and how many of them are public properties. */
	private static function arguments( PhpFile $file ): array {
		$tokens = $file->tokens();
		$all    = 0;
		$public = 0;
		$depth  = null;
		foreach ( $tokens as $at => $token ) {
			if ( '__construct' === $token->text && $file->before( $at )?->is( T_FUNCTION ) ) {
				$depth = 0;
			} elseif ( null !== $depth ) {
				$depth  += match ( $token->text ) {
					'(', '[' => 1,
					')', ']' => -1,
					default  => 0,
				};
				$all    += 1 === $depth && $token->is( T_VARIABLE ) ? 1 : 0;
				$public += 1 === $depth && $token->is( T_PUBLIC ) ? 1 : 0;
				if ( 0 === $depth ) {
					break;
				}
			}
		}
		return array( $all, $public );
	}
}
