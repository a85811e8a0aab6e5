<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/**
 * Error codes that scripts handle are listed in contract/schema/error-codes.schema.json, from which TypeScript's type
 * is generated, so that a changed code is found on both sides.
 */
final class ErrorCodesTest extends TestCase {

	private const SCHEMA = Php::ROOT . '/../contract/schema/error-codes.schema.json';

	/** A search would not find a code that is concatenated. */
	public function test_every_code_is_spelt_whole_in_php(): void {
		$spelt = array();
		foreach ( Php::files() as $file ) {
			foreach ( $file->tokens() as $token ) {
				if ( $token->is( T_CONSTANT_ENCAPSED_STRING ) ) {
					$spelt[ trim( $token->text, '\'"' ) ] = true;
				}
			}
		}
		$this->assertSame( array(), array_diff( self::codes( 'OwnErrorCode' ), array_keys( $spelt ) ) );
	}

	/** A code that no script handles can change in php/ alone. */
	public function test_scripts_act_on_every_code(): void {
		$known = array( ...self::codes( 'OwnErrorCode' ), ...self::codes( 'WordPressErrorCode' ) );
		$this->assertSame( array(), array_diff( $known, self::spelt() ) );
	}

	/** @return list<string> */
	private static function codes( string $title ): array {
		$schema = json_decode( (string) file_get_contents( self::SCHEMA ), true, 8, JSON_THROW_ON_ERROR );
		return array_column( $schema['anyOf'], 'enum', 'title' )[ $title ];
	}

	/** @return list<string> String literals in scripts. */
	private static function spelt(): array {
		$spelt = array();
		$all   = new \RecursiveDirectoryIterator( Php::ROOT . '/../src', \FilesystemIterator::SKIP_DOTS );
		foreach ( new \RecursiveIteratorIterator( $all ) as $file ) {
			if ( 1 !== preg_match( '~/contract/|\.test\.~', substr( $file->getPathname(), strlen( Php::ROOT ) ) ) ) {
				preg_match_all( "~'(\w+)'~", (string) file_get_contents( $file->getPathname() ), $strings );
				array_push( $spelt, ...$strings[1] );
			}
		}
		return $spelt;
	}
}
