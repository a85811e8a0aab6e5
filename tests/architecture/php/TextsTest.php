<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use FilesystemIterator;
use PhpTexts;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

require_once __DIR__ . '/Php.php';
require_once __DIR__ . '/../../../scripts/translations/sources/PhpTexts.php';

/**
 * Texts as translation tools find them, and as translators can understand them.
 *
 * @phpstan-type Call array{
 *     place: string, texts: list<string|null>, plural: string|null, domain: string|null, comment: string
 * }
 */
final class TextsTest extends TestCase {

	private const FOLDERS = array( 'php', 'plugin/theme', 'blocks' );

	/** Texts of WordPress itself are marked as such. */
	public function test_texts_are_literal_and_of_our_text_domain_or_named_as_wordpresss(): void {
		$calls = self::calls();
		$this->assertGreaterThan( 1000, count( $calls ) );
		$wrong = array_filter(
			$calls,
			static fn( array $call ): bool => in_array( null, $call['texts'], true )
				|| ! in_array( $call['domain'], array( 'atoll', 'default' ), true )
		);
		$this->assertSame( array(), self::places( $wrong ) );
	}

	public function test_each_placeholder_is_explained_to_translators(): void {
		$silent = array_filter(
			self::calls(),
			static fn( array $call ): bool => '' === $call['comment']
				&& 1 === preg_match( '/%(\d+\$)?[sdf]/', implode( '', $call['texts'] ) )
		);
		$this->assertSame( array(), self::places( $silent ) );
	}

	public function test_several_placeholders_are_numbered_so_that_translations_may_turn_them_round(): void {
		$bare = array_filter(
			self::calls(),
			static fn( array $call ): bool => array() !== array_filter(
				$call['texts'],
				static fn( ?string $text ): bool => preg_match_all( '/%[sdf]/', (string) $text ) > 1
			)
		);
		$this->assertSame( array(), self::places( $bare ) );
	}

	/** In many languages the singular form is also used for 21. */
	public function test_singular_and_plural_have_the_same_placeholders(): void {
		$places = static fn( ?string $text ): int => (int) preg_match_all( '/%(\d+\$)?[sdf]/', (string) $text );
		$uneven = array_filter(
			self::calls(),
			static fn( array $call ): bool => isset( $call['plural'] )
				&& $places( $call['texts'][0] ) !== $places( $call['plural'] )
		);
		$this->assertSame( array(), self::places( $uneven ) );
	}

	/**
	 * @param array<int, Call> $calls
	 * @return list<string>
	 */
	private static function places( array $calls ): array {
		return array_values( array_map( static fn( array $call ): string => $call['place'], $calls ) );
	}

	/** @return list<Call> */
	private static function calls(): array {
		static $calls = null;
		return $calls ??= array_merge( ...array_map( self::callsIn( ... ), self::files() ) );
	}

	/** @return list<string> */
	private static function files(): array {
		$files = array();
		foreach ( self::FOLDERS as $folder ) {
			$all = new RecursiveDirectoryIterator( Php::ROOT . '/../' . $folder, FilesystemIterator::SKIP_DOTS );
			foreach ( new RecursiveIteratorIterator( $all ) as $file ) {
				if ( 'php' === $file->getExtension() ) {
					$files[] = $file->getPathname();
				}
			}
		}
		return $files;
	}

	/** @return list<Call> */
	private static function callsIn( string $file ): array {
		$source = (string) file_get_contents( $file );
		if ( ! str_contains( $source, "'atoll'" ) && ! str_contains( $source, '__(' ) ) {
			return array();
		}
		return array_map(
			static fn( array $call ): array => array(
				'place'   => substr( $file, strlen( Php::ROOT . '/../' ) ) . ':' . $call['line'],
				'texts'   => array_values(
					array_diff_key( $call, array_flip( array( 'line', 'domain', 'comment' ) ) )
				),
				'plural'  => $call['plural'] ?? null,
				'domain'  => $call['domain'],
				'comment' => $call['comment'],
			),
			( new PhpTexts( $source ) )->calls()
		);
	}
}
