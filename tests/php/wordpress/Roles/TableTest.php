<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use PHPUnit\Framework\TestCase;

/** docs/portal.md shows the table that is walked here. */
final class TableTest extends TestCase {

	public function test_the_documentation_shows_it_as_it_is(): void {
		$page = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/portal.md' );
		foreach ( require __DIR__ . '/who-may.php' as $title => $rows ) {
			$this->assertTrue(
				str_contains( $page, self::markdown( $title, $rows ) ),
				"docs/portal.md wants:\n\n" . self::markdown( $title, $rows )
			);
		}
	}

	/** @param array<string, array<string, string>> $rows */
	private static function markdown( string $title, array $rows ): string {
		$lines = array(
			"| {$title} | " . implode( ' | ', array_keys( reset( $rows ) ) ) . ' |',
			'| --- |' . str_repeat( ' --- |', count( reset( $rows ) ) ),
		);
		foreach ( $rows as $what => $words ) {
			$name    = 1 === preg_match( '/^[\w\/?=.-]+$/', $what ) ? "`{$what}`" : $what;
			$lines[] = "| {$name} | " . implode( ' | ', $words ) . ' |';
		}
		return implode( "\n", $lines ) . "\n";
	}
}
