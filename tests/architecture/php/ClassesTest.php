<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** Rules for classes: one per file, created by the code that needs it and passed on. */
final class ClassesTest extends TestCase {

	private const HOLD_SERVICES = array( 'Composition/Product.php', 'Platform/Rest/Routes.php' );

	public function test_each_exception_is_there(): void {
		$this->assertSame( array(), Php::missing( self::HOLD_SERVICES ) );
	}

	public function test_each_file_declares_the_one_class_it_is_named_after(): void {
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ): ?string {
					$declared = self::declared( $file );
					$expected = array( basename( $file->path, '.php' ) );
					return $declared === $expected ? null
						: 'declares ' . ( implode( ', ', $declared ) ?: 'nothing' )
							. ". Give each class a file of its own, here {$expected[0]}.";
				}
			)
		);
	}

	/** A short name has one meaning, so that readers need not look up its import. */
	public function test_no_two_classes_share_a_short_name(): void {
		$files = array();
		foreach ( Php::files() as $file ) {
			$files[ strtolower( basename( $file->path, '.php' ) ) ][] = "php/{$file->path}";
		}
		$shared = array_filter( $files, static fn( array $paths ) => count( $paths ) > 1 );
		$this->assertSame( array(), array_values( $shared ), 'Say in each name what it is of: CaptchaSettings, AddressSettings.' );
	}

	/** The suffix shows the type of class in a list of files. */
	public function test_a_class_of_a_family_ends_as_its_family_does(): void {
		$families = array(
			'Ability'        => 'Ability',
			'Button'         => 'Button',
			'EntryAction'    => 'Action',
			'EntryPanel'     => 'Panel',
			'KindMapping'    => 'Mapping',
			'NewsBlock'      => 'Block',
			'PortalAction'   => 'Action',
			'ProfileSection' => 'Section',
			'SettingCheck'   => 'Check',
			'SpamSignal'     => 'Signal',
		);
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ) use ( $families ): ?string {
					$text = (string) file_get_contents( Php::ROOT . '/' . $file->path );
					preg_match( '~^final class (\w+)[^{]* implements (\w+) {~m', $text, $found );
					$ending = $families[ $found[2] ?? '' ] ?? '';
					return str_ends_with( $found[1] ?? '', $ending ) ? null : "Call it {$found[1]}{$ending}.";
				}
			)
		);
	}

	public function test_nobody_but_who_makes_providers_and_their_routes_is_handed_all_services(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ) => ! in_array( $file->path, self::HOLD_SERVICES, true ) && str_contains(
					(string) file_get_contents( Php::ROOT . '/' . $file->path ),
					'use Atoll\Platform\Services\Services;'
				)
					? 'Take what is needed in the constructor; a service provider beside it says what its types do not.'
					: null
			)
		);
	}

	public function test_nothing_is_kept_in_static_variables(): void {
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ): ?string {
					foreach ( $file->tokens() as $at => $token ) {
						if ( $token->is( T_VARIABLE ) && self::isStatic( $file, $at ) ) {
							return "static $token->text is a registry. Construct the object in php/Plugin.php and pass it.";
						}
					}
					return null;
				}
			)
		);
	}

	public function test_no_code_asks_for_a_kind_by_name(): void {
		$of_kind = '(?:->kind(?:\(\))?|\[\s*\'kind\'\s*\])';
		$pattern = "~$of_kind\s*[!=]==?\s*'|'\w+'\s*[!=]==?\s*\\\$\w+$of_kind|(?:switch|match)\s*\(\s*\\\$\w+$of_kind~";
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ) => in_array( $file->folder(), array( 'Engine', 'Forms' ), true )
					&& 1 === preg_match( $pattern, (string) file_get_contents( Php::ROOT . '/' . $file->path ), $found )
					? "asks for a kind by name ($found[0]). Put the difference into contract/fields/<kind>/kind.json, or write a shape or a rule."
					: null
			)
		);
	}

	/** @return list<string> */
	private static function declared( PhpFile $file ): array {
		$names = array();
		foreach ( $file->tokens() as $at => $token ) {
			if (
				$token->is( T_STRING ) && $file->before( $at )?->is( array( T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM ) )
			) {
				$names[] = $token->text;
			}
		}
		return $names;
	}

	/** Whether a token is `static $x` or `private static ?Thing $x`, but not `static fn( $x )`. */
	private static function isStatic( PhpFile $file, int $at ): bool {
		for ( $back = $at - 1; $back >= $at - 3; $back-- ) {
			$token = $file->tokens()[ $back ] ?? null;
			if ( $token?->is( T_STATIC ) ) {
				return true;
			}
			if ( ! $token?->is( array( T_STRING, T_ARRAY, T_NAME_FULLY_QUALIFIED, '?' ) ) ) {
				return false;
			}
		}
		return false;
	}
}
