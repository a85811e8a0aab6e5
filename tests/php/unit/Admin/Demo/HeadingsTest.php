<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Admin\Demo;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** One rule for the ends of headings, on pages of the demo, in patterns and in templates: no full stop. */
final class HeadingsTest extends TestCase {

	private const PLUGIN = __DIR__ . '/../../../../../plugin';

	/** What patterns print into a heading: words, and addresses of links. */
	private const CODE = array(
		"~<\\?php [a-z_]+\\( '(.*?)', 'atoll' \\); \\?>~" => '$1',
		"~<\\?php echo (?:(?!\\?>).)*__\\( '(.*?)', 'atoll' \\).*?\\?>~" => '$1',
		'~<\?php echo .*?\?>~'                          => '',
	);

	#[DataProvider( 'files' )]
	public function test_no_heading_ends_with_a_full_stop( string $file ): void {
		preg_match_all( '~<h[1-6]\b[^>]*>(.*?)</h[1-6]>~s', (string) file_get_contents( $file ), $headings );
		$texts = array_map(
			static fn( string $html ): string => trim(
				strip_tags( preg_replace( array_keys( self::CODE ), self::CODE, $html ) )
			),
			$headings[1]
		);
		self::assertSame( array(), array_values( preg_grep( '~\.$~', $texts ) ) );
		self::assertNotContains( '', $texts );
	}

	/** @return iterable<string, array{string}> */
	public static function files(): iterable {
		$patterns = array( 'demo/content/*.html', 'theme/atoll/patterns/*.php', 'theme/atoll/templates/*.html' );
		foreach ( $patterns as $pattern ) {
			foreach ( (array) glob( self::PLUGIN . "/{$pattern}" ) as $file ) {
				yield basename( dirname( $file ) ) . '/' . basename( $file ) => array( $file );
			}
		}
	}
}
