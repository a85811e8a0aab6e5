<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** Where somebody looks for a class is where it lies. */
final class PlacesTest extends TestCase {

	private const ERRORS = 'Platform/Errors/';

	/** Their names are verbs: only the folder says what they are. */
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

	/** A folder of all errors of all rooms says nothing of any. */
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
