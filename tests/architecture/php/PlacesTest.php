<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** Classes are in the folders where people look for them. */
final class PlacesTest extends TestCase {

	private const ERRORS = 'Platform/Errors/';

	/** Pattern of a hook's callback, with its class. */
	private const CALLBACK = '~fn\(\) => (?:\$this->get\( )?(\w+)::(?:class \)->)?\w+\( \.\.\. \)~';

	/** Exception: two hooks on pages with forms; their own provider would be one more file in each request. */
	private const ELSEWHERE = array( 'Forms/Modals/Modals.php' );

	/** Their names are verbs, so only the folder shows what they are. */
	public function test_routes_and_steps_lie_in_folders_of_that_name(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ): ?string => 1 === preg_match(
					'~^final class \w+ implements (Route|Step) {~m',
					self::text( $file ),
					$found
				) && 1 !== preg_match( "~/{$found[1]}s/~", $file->path )
					? "Put it into a folder {$found[1]}s of its own room."
					: null
			)
		);
	}

	/** A folder with errors of all rooms would say nothing about any of them. */
	public function test_an_error_of_one_room_lies_in_it(): void {
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ): ?string {
					if ( ! str_starts_with( $file->path, self::ERRORS ) ) {
						return null;
					}
					$rooms = self::roomsThatUse( basename( $file->path, '.php' ) );
					return 1 === count(
						$rooms
					) && 'Platform' !== $rooms[0]
						? "Put it into {$rooms[0]}, beside what throws it."
						: null;
				}
			)
		);
	}

	/** A hook's callback is found by its folder: the provider is at the top of it. */
	public function test_what_answers_a_providers_hooks_lies_in_its_folder(): void {
		$this->assertSame(
			'',
			Php::problems(
				static function ( PhpFile $file ): ?string {
					$others = str_ends_with( $file->path, 'Provider.php' ) ? self::othersInHooks( $file ) : array();
					return array() === $others ? null : 'Its folder’s provider names ' . implode( ', ', $others );
				}
			)
		);
	}

	public function test_what_may_lie_elsewhere_does(): void {
		$this->assertSame( array(), Php::missing( self::ELSEWHERE ) );
	}

	/** @return list<string> Classes of its room, but outside its folder, whose methods a provider uses as callbacks. */
	private static function othersInHooks( PhpFile $provider ): array {
		$folder = dirname( $provider->path );
		preg_match_all( '~^use Atoll.(\S+);$~m', self::text( $provider ), $uses );
		preg_match_all( self::CALLBACK, self::text( $provider ), $named );
		$files = array_map( static fn( string $class ): string => strtr( $class, '\\', '/' ) . '.php', $uses[1] );
		return array_values(
			array_filter(
				array_diff( $files, self::ELSEWHERE ),
				static fn( string $file ): bool => in_array( basename( $file, '.php' ), $named[1], true )
					&& str_starts_with( $file, $provider->folder() . '/' )
					&& ! str_starts_with( $file, "{$folder}/" )
			)
		);
	}

	/** @return list<string> */
	private static function roomsThatUse( string $class ): array {
		$rooms = array();
		foreach ( Php::files() as $file ) {
			if (
				! str_starts_with( $file->path, self::ERRORS )
				&& 1 === preg_match( "~^use Atoll.Platform.Errors.{$class};~m", self::text( $file ) )
			) {
				$rooms[] = explode( '/', $file->path )[0];
			}
		}
		return array_values( array_unique( $rooms ) );
	}

	private static function text( PhpFile $file ): string {
		return (string) file_get_contents( Php::ROOT . '/' . $file->path );
	}
}
