<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** The rooms of php/, and that none uses what stands below it in the list. */
final class LayersTest extends TestCase {

	/** Each may use itself and what stands before it. */
	private const ROOMS = array( 'Engine', 'Platform', 'Forms', 'Site', 'Portal', 'Gravity', 'Admin', 'Composition' );

	public function test_each_class_lies_in_a_room(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ) => 'Plugin.php' === $file->path || in_array( $file->folder(), self::ROOMS, true )
					? null
					: 'lies in no room of php/ (' . implode( ', ', self::ROOMS ) . ').'
			)
		);
	}

	public function test_nothing_looks_upwards(): void {
		$this->assertSame( '', Php::problems( self::upwards( ... ) ) );
	}

	private static function upwards( PhpFile $file ): ?string {
		$own = array_search( $file->folder(), self::ROOMS, true );
		if ( false === $own ) {
			return null;
		}
		foreach ( $file->references() as $name ) {
			$room = array_search( explode( '\\', $name )[1], self::ROOMS, true );
			if ( false === $room || $room > $own ) {
				return "$name is not for {$file->folder()}, which may use "
					. implode( ', ', array_slice( self::ROOMS, 0, $own ) )
					. '. Hand over what is needed as an argument, or an interface of your own.';
			}
		}
		return null;
	}
}
