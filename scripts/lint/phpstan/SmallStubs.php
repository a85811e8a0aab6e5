<?php

declare( strict_types=1 );

namespace Atoll\Scripts\Lint;

/**
 * Splits a large file of stubs into many small ones. PHPStan parses a whole file for each function that it looks up,
 * and with all of WordPress in one file that was a third of its time.
 */
final class SmallStubs {

	/** Approximate size of a file in bytes: fast to parse, without thousands of files. */
	private const SIZE = 8192;

	/**
	 * Splits a file, unless the result exists.
	 *
	 * @param string $file   File whose namespaces have braces.
	 * @param string $folder Target folder; its name must change whenever the file changes.
	 */
	public static function divide( string $file, string $folder ): void {
		if ( is_dir( $folder ) ) {
			return;
		}
		// The folder gets its name once it is complete, since two runs may start at the same time.
		$making = $folder . '.' . getmypid();
		mkdir( $making, 0777, true );
		foreach ( self::parts( (string) file_get_contents( $file ) ) as $number => $part ) {
			file_put_contents( "{$making}/{$number}.php", "<?php\n{$part}\n}\n" );
		}
		if ( ! @rename( $making, $folder ) ) {
			array_map( unlink( ... ), (array) glob( "{$making}/*.php" ) );
			rmdir( $making );
		}
	}

	/** @return iterable<int, string> Groups of statements, each after the line that opens their namespace. */
	private static function parts( string $code ): iterable {
		$at   = '';
		$part = '';
		foreach ( self::statements( $code ) as $namespace => $statement ) {
			if ( $namespace !== $at || strlen( $part ) > self::SIZE ) {
				if ( '' !== $part ) {
					yield $part;
				}
				$part = $namespace;
				$at   = $namespace;
			}
			$part .= $statement;
		}
		yield $part;
	}

	/** @return iterable<string, string> Statements with their comments, by the line that opens their namespace. */
	private static function statements( string $code ): iterable {
		$depth     = 0;
		$statement = '';
		$namespace = '';
		foreach ( \PhpToken::tokenize( $code ) as $token ) {
			$statement .= $token->text;
			$depth += match ( $token->id ) {
				ord( '{' ), T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES => 1,
				ord( '}' ) => -1,
				default => 0,
			};
			if ( 1 === $depth && ord( '{' ) === $token->id ) {
				$namespace = (string) preg_replace( '~^.*?(?=^namespace\b)~ms', '', $statement );
				$statement = '';
			} elseif ( 1 === $depth && in_array( $token->id, array( ord( '}' ), ord( ';' ) ), true ) ) {
				yield $namespace => $statement;
				$statement = '';
			} elseif ( 0 === $depth && ord( '}' ) === $token->id ) {
				$statement = '';
			}
		}
	}
}
