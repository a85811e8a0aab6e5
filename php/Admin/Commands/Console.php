<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Platform\Errors\PublicError;

/** What commands print and ask, by WP-CLI. The one place that calls it. */
final class Console {

	public function line( string $text ): void {
		\WP_CLI::line( $text );
	}

	/** Prints text exactly as given, for pipes: without a line feed after it. */
	public function write( string $text ): void {
		\WP_CLI::out( $text );
	}

	public function success( string $text ): void {
		\WP_CLI::success( $text );
	}

	public function warning( string $text ): void {
		\WP_CLI::warning( $text );
	}

	/** Ends the command. */
	public function fail( string $text ): never {
		\WP_CLI::error( $text );
	}

	/**
	 * Ends the command with the sentence of an error that is expected, such as of a database that does not tell: of one
	 * that nobody catches, WP-CLI would print where in the code it came from.
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

	/** Ends the command with a status of failure, when everything was said already. */
	public function stop(): never {
		\WP_CLI::halt( 1 );
	}

	/** Goes on only if the person agrees, or has agreed with `--yes`. */
	public function confirm( string $question, CommandOptions $options ): void {
		\WP_CLI::confirm( $question, $options->flag( 'yes' ) ? array( 'yes' => true ) : array() );
	}

	/**
	 * @param list<array<string, scalar|null>> $rows   Each with an `id`, where `--format=ids` is offered.
	 * @param list<string>                     $fields The columns, where `--fields` names no others.
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
	 * Does something with each part, with a bar that grows.
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
	 * A bar for work that counts its own steps; it shows with the first count.
	 *
	 * @return \Closure( int, int ): void Takes how much is done, and how much there is.
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

	/** WP-CLI may do everything; with `--user` it may do what that user may. */
	public function requireCapability( string $capability, int ...$objects ): void {
		if ( is_user_logged_in() && ! current_user_can( $capability, ...$objects ) ) {
			$this->fail( __( 'The user that --user names is not allowed to do that.', 'atoll' ) );
		}
	}
}
