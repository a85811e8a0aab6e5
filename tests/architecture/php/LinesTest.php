<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

/** Lines have at most 120 columns, with tabs counted as 4, so that two files fit side by side. */
final class LinesTest extends TestCase {

	private const ROOT    = __DIR__ . '/../../../';
	private const COLUMNS = 120;

	/** Length of a text that may exceed the limit: a translated sentence, SQL, a pattern, markup, a name. */
	private const LONG_TEXT = 60;

	public function test_lines_have_at_most_120_columns(): void {
		$wide = array();
		foreach ( self::files() as $path ) {
			array_push( $wide, ...self::wide( $path ) );
		}
		$this->assertSame( '', implode( "\n", $wide ), 'vendor/bin/phpcbf FILE breaks calls, signatures and conditions.' );
	}

	/** @return list<string> */
	private static function files(): array {
		$files = array( 'plugin/atoll.php', 'plugin/uninstall.php' );
		foreach ( array( 'php', 'blocks', 'tests' ) as $folder ) {
			$all = new \RecursiveDirectoryIterator( self::ROOT . $folder, \FilesystemIterator::SKIP_DOTS );
			foreach ( new \RecursiveIteratorIterator( $all ) as $file ) {
				if ( 'php' === $file->getExtension() && ! str_contains( $file->getPathname(), '/build/' ) ) {
					$files[] = substr( $file->getPathname(), strlen( self::ROOT ) );
				}
			}
		}
		return $files;
	}

	/** @return list<string> Places such as "php/Plugin.php:12". */
	private static function wide( string $path ): array {
		$source = (string) file_get_contents( self::ROOT . $path );
		$texts  = null;
		$wide   = array();
		foreach ( explode( "\n", $source ) as $at => $line ) {
			$columns = self::columns( $line );
			if ( $columns > self::COLUMNS ) {
				$texts ??= self::texts( $source );
				$text    = $texts[ $at + 1 ] ?? 0;
				if ( $text < self::LONG_TEXT || $columns - $text > self::COLUMNS ) {
					$wide[] = $path . ':' . ( $at + 1 );
				}
			}
		}
		return $wide;
	}

	private static function columns( string $line ): int {
		return mb_strlen( str_replace( "\t", '    ', $line ) );
	}

	/** @return array<int, int> By line: length of its longest text, or of its part of a text over several lines. */
	private static function texts( string $source ): array {
		$texts = array();
		$open  = null;
		foreach ( \PhpToken::tokenize( $source ) as $token ) {
			if ( null === $open && ( '"' === $token->text || $token->is( T_START_HEREDOC ) ) ) {
				$open = array( $token->line, '' );
			}
			if ( null !== $open ) {
				$isEnd    = $token->is( T_END_HEREDOC ) || ( '"' === $token->text && '' !== $open[1] );
				$open[1] .= $token->text;
			}
			if ( null === $open && $token->is( array( T_CONSTANT_ENCAPSED_STRING, T_INLINE_HTML, T_STRING ) ) ) {
				self::keep( $texts, $token->line, $token->text );
			} elseif ( null !== $open && $isEnd ) {
				self::keep( $texts, ...$open );
				$open = null;
			}
		}
		return $texts;
	}

	/** @param array<int, int> $texts */
	private static function keep( array &$texts, int $line, string $text ): void {
		foreach ( explode( "\n", $text ) as $below => $part ) {
			$texts[ $line + $below ] = max( $texts[ $line + $below ] ?? 0, self::columns( $part ) );
		}
	}
}
