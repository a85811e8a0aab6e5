<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Platform\Rest\RestNamespaces;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/**
 * Names of a form's hidden inputs, of the URL parameter that opens a saved form, and of the REST API's root are defined
 * once, for the code that prints them and the code that reads them.
 */
final class InputNamesTest extends TestCase {

	/** Names by the class that defines them. */
	private const HOMES = array(
		InputNames::class     => 'Engine/Markup/Form/InputNames.php',
		ResumeLinks::class    => 'Forms/Drafts/Resuming/ResumeLinks.php',
		RestNamespaces::class => 'Platform/Rest/RestNamespaces.php',
	);

	/** Elsewhere `atoll_form` is not an input: it is the post type, a shortcode and more. */
	private const FORMS = '~^(Engine|Forms/Page)/~';

	/** Folders of src/ that work with forms. */
	private const SCRIPTS = array( 'loader', 'forms', 'islands/form' );

	/** @param class-string $class */
	#[DataProvider( 'homes' )]
	public function test_no_other_class_spells_a_name( string $class, string $home ): void {
		$names = array_filter(
			( new \ReflectionClass( $class ) )->getConstants( \ReflectionClassConstant::IS_PUBLIC ),
			is_string( ... )
		);
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ) use ( $names, $home, $class ): ?string {
					$spelt = array_filter(
						$home === $file->path ? array() : $names,
						static fn( string $name ): bool => self::spells( $file, $name )
							&& ( InputNames::FORM !== $name || 1 === preg_match( self::FORMS, $file->path ) )
					);
					return array() === $spelt
						? null
						: "spells '" . implode( "', '", $spelt ) . "'. {$class} names it.";
				}
			)
		);
	}

	/** @return iterable<string, list<string>> */
	public static function homes(): iterable {
		foreach ( self::HOMES as $class => $home ) {
			yield $home => array( $class, $home );
		}
	}

	/** TypeScript's type is generated from the schema, so that scripts use no unknown input. */
	public function test_scripts_know_the_same_names(): void {
		$schema = file_get_contents( Php::ROOT . '/../contract/schema/input-names.schema.json' );
		$this->assertEqualsCanonicalizing(
			array_values( ( new \ReflectionClass( InputNames::class ) )->getConstants() ),
			json_decode( (string) $schema, true, 8, JSON_THROW_ON_ERROR )['enum']
		);
	}

	/** Selectors and attributes are not checked by types. */
	public function test_scripts_look_for_what_forms_have_and_print_no_other(): void {
		$found = array();
		foreach ( self::SCRIPTS as $folder ) {
			$all = new \RecursiveDirectoryIterator( Php::ROOT . "/../src/{$folder}", \FilesystemIterator::SKIP_DOTS );
			foreach ( new \RecursiveIteratorIterator( $all ) as $file ) {
				if ( ! str_contains( $file->getFilename(), '.test.' ) ) {
					$source = (string) file_get_contents( $file->getPathname() );
					preg_match_all( '~\[name=(\w+)\]|\bname="((?:atoll|gform)_\w+)"~', $source, $names );
					array_push( $found, ...array_filter( array( ...$names[1], ...$names[2] ) ) );
				}
			}
		}
		$this->assertContains( InputNames::KEY, $found );
		$this->assertSame(
			array(),
			array_diff( $found, ( new \ReflectionClass( InputNames::class ) )->getConstants() )
		);
	}

	/** Whether a file has the name as a literal, but not within a sentence for people. */
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
