<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** Who may use whom in php/. */
final class LayersTest extends TestCase {

	/** Plugin and Composition build everything, so they may name everything. */
	private const BUILDERS = array( '', 'Composition' );

	public function test_each_folder_has_a_place_among_the_layers(): void {
		$layers = require __DIR__ . '/layers.php';
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ) => in_array( $file->folder(), self::BUILDERS, true ) || isset( $layers[ $file->folder() ] )
					? null
					: 'say in tests/architecture/php/layers.php what ' . $file->folder() . ' may use.'
			)
		);
	}

	public function test_nothing_looks_upwards(): void {
		$layers = require __DIR__ . '/layers.php';
		$this->assertSame( '', Php::problems( fn( PhpFile $file ) => $this->upwards( $file, $layers ) ) );
	}

	/** @param array<string, list<string>> $layers */
	private function upwards( PhpFile $file, array $layers ): ?string {
		if ( in_array( $file->folder(), self::BUILDERS, true ) || ! isset( $layers[ $file->folder() ] ) ) {
			return null;
		}
		$allowed = array( $file->folder(), ...$layers[ $file->folder() ] );
		foreach ( $file->references() as $name ) {
			$parts = explode( '\\', $name );
			$at    = count( $parts ) > 2 ? $parts[1] : '';
			if ( '' === $at ? ! in_array( $parts[1], array( 'FileSize', 'Lasting', 'Module', 'Moment', 'Paths' ), true ) : ! in_array( $at, $allowed, true ) ) {
				return "$name is not for {$file->folder()}, which may use "
					. ( implode( ', ', $layers[ $file->folder() ] ) ?: 'nothing' )
					. '. Hand over what is needed as an argument, or an interface of your own.';
			}
		}
		return null;
	}
}
