<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** Kinds of fields are data: everything specific to a kind is in its kind.json, and no class checks its name. */
final class KindsTest extends TestCase {

	/** Files with kinds of other things: of calls to action, pages, logos, placeholders. */
	private const OTHER_KINDS = array( 'Site/', 'Admin/Demo/Writing/DemoPlaceholders.php' );

	public function test_each_exception_is_there(): void {
		$this->assertSame( array(), Php::missing( self::OTHER_KINDS ) );
	}

	public function test_no_class_tells_kinds_of_fields_apart_by_their_names(): void {
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ): ?string {
					$isOther = array_filter(
						self::OTHER_KINDS,
						static fn( string $place ) => str_starts_with( $file->path, $place )
					);
					$found   = array() === $isOther ? self::compared( $file ) : array();
					return array() === $found ? null : 'asks for the kind ' . implode( ', ', $found )
						. '. Give contract/schema/kind.schema.json a property that says what is meant, and ask for that.';
				}
			)
		);
	}

	/** @return list<string> Literals that a kind is compared or matched with, or that a constant calls a kind. */
	private static function compared( PhpFile $file ): array {
		$source = implode( ' ', array_map( static fn( \PhpToken $token ) => $token->text, $file->tokens() ) );
		$of     = '(?:\$\w+ (?:\?-> |-> ))?(?:\$?kind\b|\$\w+ \[ \'kind\' \]|-> string \( \'kind\' \))';
		$is     = '[!=]== ';
		$either  = "'(\w+)' {$is}\(? ?{$of}(?! \?->| ->)|{$of}(?: \?\? '' \))? {$is}'(\w+)'";
		$matched = "match \( {$of}(?: \?\? '')? \) \{ '(\w+)'";
		preg_match_all( "~{$either}|{$matched}|\bKINDS? = (?:array \( )?'(\w+)'~", $source, $found );
		return array_values( array_filter( array_merge( ...array_slice( $found, 1 ) ) ) );
	}
}
