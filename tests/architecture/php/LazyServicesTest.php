<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** A lazy service is named twice, for `Services` and for PHPStan: both names are the same. */
final class LazyServicesTest extends TestCase {

	public function test_the_docblock_names_the_service_of_the_attribute(): void {
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ): ?string => '' === self::undocumented( $file->source )
					? null
					: 'lacks in its docblock: ' . self::undocumented( $file->source )
			)
		);
	}

	public function test_another_or_no_service_in_the_docblock_is_found(): void {
		$code = "/** @param \\Closure(): %s \$forms */\n#[Lazy( Forms::class )] private \\Closure \$forms";
		$this->assertSame( '', self::undocumented( sprintf( $code, 'Forms' ) ) );
		$this->assertSame( '@param \Closure(): Forms $forms', self::undocumented( sprintf( $code, 'Entries' ) ) );
	}

	private static function undocumented( string $code ): string {
		$pattern = '/^[^*\n]*#\[Lazy\( (\w+)::class \)\] private (?:readonly )?\\\\Closure \$(\w+)/m';
		preg_match_all( $pattern, $code, $lazy, PREG_SET_ORDER );
		foreach ( $lazy as list( , $service, $name ) ) {
			if ( ! preg_match( "/@param \\\\Closure\(\): {$service} +\\\${$name}\b/", $code ) ) {
				return "@param \\Closure(): {$service} \${$name}";
			}
		}
		return '';
	}
}
