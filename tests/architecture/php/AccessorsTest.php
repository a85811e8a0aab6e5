<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

/** `Atoll\plugin()` is only for files that WordPress includes, and for a site's code as in docs/hooks.md. */
final class AccessorsTest extends TestCase {

	private const ROOT = __DIR__ . '/../../../';

	public function test_whatever_the_plugin_answers_is_asked_by_included_files_or_shown_to_sites(): void {
		preg_match_all(
			'~public function (?!__)(\w+)~',
			(string) file_get_contents( self::ROOT . 'php/Plugin.php' ),
			$accessors
		);
		preg_match_all( '~plugin\(\)->(\w+)~', self::included(), $asked );
		$this->assertGreaterThan( 10, count( $accessors[1] ) );
		$this->assertSame(
			array(),
			array_values( array_diff( $accessors[1], $asked[1] ) ),
			'Delete it; a test asks Inside::get() for the service, and whatever else needs it is handed it.'
		);
	}

	public function test_every_block_asks_for_its_html_by_the_same_name(): void {
		$asked = array();
		foreach ( glob( self::ROOT . 'blocks/*/render.php' ) ?: array() as $file ) {
			preg_match_all( '~plugin\(\)->\w+\(\)->(\w+)~', (string) file_get_contents( $file ), $found );
			array_push( $asked, ...$found[1] );
		}
		$this->assertSame( array( 'html' ), array_values( array_unique( $asked ) ) );
	}

	/** Returns the code of all files that WordPress includes, and of the examples for sites. */
	private static function included(): string {
		$files = array_merge(
			...array_map(
				static fn( string $pattern ): array => glob( self::ROOT . $pattern ) ?: array(),
				array(
					'plugin/*.php',
					'plugin/demo/*.php',
					'plugin/theme/*/patterns/*.php',
					'blocks/*/render.php',
					'docs/hooks.md',
				)
			)
		);
		return implode( '', array_map( file_get_contents( ... ), $files ) );
	}
}
