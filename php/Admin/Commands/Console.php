<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Platform\Errors\PublicError;

/** Output and prompts of commands. The only class that calls WP-CLI. */
final class Console {

	public function line( string $text ): void {
		\WP_CLI::line( $text );
	}

	/** Prints the text without a line feed, for pipes. */
	public function write( string $text ): void {
		\WP_CLI::out( $text );
	}

	public function success( string $text ): void {
		\WP_CLI::success( $text );
	}

	public function warning( string $text ): void {
		\WP_CLI::warning( $text );
	}

	/** Ends the command with an error. */
	public function fail( string $text ): never {
		\WP_CLI::error( $text );
	}

	/**
	 * Ends the command with the message of an expected error, such as a database that cannot be read. For an uncaught
	 * error, WP-CLI would print its place in the code.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function orFail( callable $work ): mixed {
		try {
			return $work();
		} catch ( PublicError $error ) {
			$this->fail( $error->getMessage() );
		}
	}

	/** Ends the command with a failure status, after the error was printed. */
	public function stop(): never {
		\WP_CLI::halt( 1 );
	}

	/** Asks for confirmation, unless the option `--yes` is set, and ends the command without it. */
	public function confirm( string $question, CommandOptions $options ): void {
		\WP_CLI::confirm( $question, $options->flag( 'yes' ) ? array( 'yes' => true ) : array() );
	}

	/**
	 * @param list<array<string, scalar|null>> $rows   With an `id` each, if `--format=ids` is offered.
	 * @param list<string>                     $fields Default columns, without `--fields`.
	 */
	public function table( array $rows, array $fields, CommandOptions $options ): void {
		$format = $options->text( 'format', 'table' );
		if ( 'ids' === $format ) {
			$this->line( implode( ' ', array_map( strval( ... ), array_column( $rows, 'id' ) ) ) );
		} elseif ( 'count' === $format ) {
			$this->line( (string) count( $rows ) );
		} else {
			\WP_CLI\Utils\format_items( $format, $rows, $options->names( 'fields' ) ?: $fields );
		}
	}

	/**
	 * Calls a function with each part, and shows a progress bar.
	 *
	 * @template T
	 * @param list<T>              $parts
	 * @param callable( T ): mixed $work
	 */
	public function progress( string $title, array $parts, callable $work ): void {
		$bar = \WP_CLI\Utils\make_progress_bar( $title, count( $parts ) );
		foreach ( $parts as $part ) {
			$work( $part );
			$bar->tick();
		}
		$bar->finish();
	}

	/**
	 * Returns a progress bar for work that counts its own steps. It is shown from the first call on.
	 *
	 * @return \Closure( int, int ): void Takes the number of steps done, and of all steps.
	 */
	public function progressBar( string $title ): \Closure {
		$bar   = null;
		$shown = 0;
		return static function ( int $done, int $total ) use ( $title, &$bar, &$shown ): void {
			$bar ??= \WP_CLI\Utils\make_progress_bar( $title, $total );
			$bar->tick( $done - $shown );
			$shown = $done;
			if ( $done >= $total ) {
				$bar->finish();
			}
		};
	}

	/** Checks the capability of the user given with `--user`. Without `--user`, WP-CLI may do everything. */
	public function requireCapability( string $capability, int ...$objects ): void {
		if ( is_user_logged_in() && ! current_user_can( $capability, ...$objects ) ) {
			$this->fail( __( 'The user that --user names is not allowed to do that.', 'atoll' ) );
		}
	}
}
