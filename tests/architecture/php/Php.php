<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/** The files of php/. */
final class Php {

	public const ROOT = __DIR__ . '/../../../php';

	/** @var list<PhpFile> Read once, since tokenizing takes longer than most checks. */
	private static array $files = array();

	/** @return list<PhpFile> */
	public static function files(): array {
		return self::$files = self::$files ?: self::read();
	}

	/**
	 * Returns the exceptions from a rule whose file or folder does not exist (any more).
	 *
	 * @param list<string> $paths Paths of files or folders in php/.
	 * @return list<string>
	 */
	public static function missing( array $paths ): array {
		return array_values(
			array_filter( $paths, static fn( string $path ): bool => ! file_exists( self::ROOT . "/{$path}" ) )
		);
	}

	/**
	 * Returns the problems, one line per file.
	 *
	 * @param callable( PhpFile ): ?string $check Returns a problem and how to fix it, or null.
	 */
	public static function problems( callable $check ): string {
		$problems = array();
		foreach ( self::files() as $file ) {
			$problem = $check( $file );
			if ( null !== $problem ) {
				$problems[] = 'php/' . $file->path . ': ' . $problem;
			}
		}
		return implode( "\n", $problems );
	}

	/** @return list<PhpFile> */
	private static function read(): array {
		$all   = new RecursiveDirectoryIterator( self::ROOT, FilesystemIterator::SKIP_DOTS );
		$files = array();
		foreach ( new RecursiveIteratorIterator( $all ) as $file ) {
			if ( 'php' === $file->getExtension() ) {
				$path    = substr( $file->getPathname(), strlen( self::ROOT ) + 1 );
				$files[] = new PhpFile( $path, (string) file_get_contents( $file->getPathname() ) );
			}
		}
		return $files;
	}
}
