<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use Atoll\Engine\Markup\Form\InputNames;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** What a form sends besides its answers is named once, for whoever prints it and whoever reads it. */
final class InputNamesTest extends TestCase {

	private const HOME = 'Engine/Markup/Form/InputNames.php';

	/** Elsewhere `atoll_form` is no input: it names the post type, a shortcode and more. */
	private const FORMS = '~^(Engine|Forms/Page)/~';

	public function test_no_class_spells_the_name_of_an_input(): void {
		$names = ( new \ReflectionClass( InputNames::class ) )->getConstants();
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ) use ( $names ): ?string {
					$spelt = array_filter(
						self::HOME === $file->path ? array() : $names,
						static fn( string $name ): bool => self::spells( $file, $name )
							&& ( InputNames::FORM !== $name || 1 === preg_match( self::FORMS, $file->path ) )
					);
					return array() === $spelt
						? null
						: "spells '" . implode( "', '", $spelt ) . "'. InputNames has constants for it.";
				}
			)
		);
	}

	/** Not within a sentence for people. */
	private static function spells( PhpFile $file, string $name ): bool {
		foreach ( $file->tokens() as $token ) {
			if (
				$token->is( array( T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE ) )
				&& 1 === preg_match( "~^\S*(?<!\w){$name}(?!\w)\S*$~", $token->text )
			) {
				return true;
			}
		}
		return false;
	}
}
