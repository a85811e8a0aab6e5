<?php
/**
 * As much of WP-CLI as commands meet, under its names, for tests and for PHPStan: WP-CLI itself is installed by those
 * who use it. Options are read from the commands' docblocks as WP-CLI reads them, so that what is not documented is
 * refused.
 *
 * @package Atoll
 */

declare( strict_types=1 );

namespace {

	use Atoll\Tests\WordPress\Admin\Commands\Docblock;
	use Atoll\Tests\WordPress\Admin\Commands\Ended;

	final class WP_CLI {

		/** @var array<string, object> */
		private static array $commands = array();

		public static string $out = '';

		/** @param object $command An object whose public methods are commands, or that is one itself. */
		public static function add_command( string $name, object $command ): void {
			self::$commands[ $name ] = $command;
			krsort( self::$commands ); // "atoll entry delete" comes before "atoll entry".
		}

		/** @return list<string> Of all commands. */
		public static function names(): array {
			$names = array();
			foreach ( self::$commands as $name => $command ) {
				$methods = is_callable( $command )
					? array( '__invoke' )
					: array_diff( get_class_methods( $command ), array( '__construct' ) );
				foreach ( $methods as $method ) {
					$names[] = '__invoke' === $method ? $name : "{$name} {$method}";
				}
			}
			return $names;
		}

		/** What a command says of itself. */
		public static function help( string $name ): string {
			foreach ( self::$commands as $prefix => $command ) {
				if ( str_starts_with( "{$name} ", "{$prefix} " ) ) {
					return Docblock::of( $command, trim( substr( $name, strlen( $prefix ) ) ) ?: '__invoke' )->text;
				}
			}
			return '';
		}

		public static function out( string $text ): void {
			self::$out .= $text;
		}

		public static function line( string $text ): void {
			self::$out .= $text . "\n";
		}

		public static function success( string $text ): void {
			self::line( "Success: {$text}" );
		}

		public static function warning( string $text ): void {
			self::line( "Warning: {$text}" );
		}

		public static function error( string $text ): never {
			self::line( "Error: {$text}" );
			self::halt( 1 );
		}

		public static function halt( int $status ): never {
			throw new Ended( $status );
		}

		/** @param array<string, mixed> $options */
		public static function confirm( string $question, array $options ): void {
			if ( empty( $options['yes'] ) ) {
				self::line( "{$question} [y/n]" );
				self::halt( 0 );
			}
		}

		/**
		 * Runs `atoll form list --format=json`.
		 *
		 * @return array{int, string} Exit status and what was printed.
		 */
		public static function run( string ...$words ): array {
			self::$out = '';
			foreach ( self::$commands as $name => $command ) {
				$path = explode( ' ', $name );
				if ( array_slice( $words, 0, count( $path ) ) === $path ) {
					$rest   = array_slice( $words, count( $path ) );
					$method = is_callable( $command ) ? '__invoke' : (string) array_shift( $rest );
					try {
						list( $args, $assoc ) = Docblock::of( $command, $method )->read( $rest );
						$command->$method( $args, $assoc );
					} catch ( Ended $ended ) {
						return array( $ended->status, self::$out );
					}
					return array( 0, self::$out );
				}
			}
			return array( 1, 'Error: no such command.' );
		}
	}
}

namespace WP_CLI\Utils {

	/**
	 * @param list<array<string, mixed>> $items
	 * @param list<string>               $fields
	 */
	function format_items( string $format, array $items, array $fields ): void {
		$rows = array_map(
			static fn( array $item ) => array_map(
				static fn( string $field ) => $item[ $field ]
					?? throw new \RuntimeException( "Invalid field: {$field}." ),
				array_combine( $fields, $fields )
			),
			$items
		);
		if ( 'json' === $format ) {
			\WP_CLI::line( (string) json_encode( $rows ) );
			return;
		}
		foreach ( array( $fields, ...$rows ) as $row ) {
			\WP_CLI::line( implode( 'csv' === $format ? ',' : "\t", array_map( strval( ... ), $row ) ) );
		}
	}

	function make_progress_bar( string $title, int $count ): Bar {
		return new Bar();
	}

	final class Bar {

		public static int $ticks = 0;

		public function tick( int $by = 1 ): void {
			self::$ticks += $by;
		}

		public function finish(): void {}
	}
}
