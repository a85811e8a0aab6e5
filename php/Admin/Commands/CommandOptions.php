<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

/** The options of a command: `--form=3`, `--dry-run`. */
final class CommandOptions {

	/** @param array<string, mixed> $options As passed by WP-CLI. */
	public function __construct( private array $options ) {}

	public function has( string $name ): bool {
		return '' !== $this->text( $name );
	}

	/** Whether the option has no value: `--form=$FORM` with an empty variable. */
	public function isEmpty( string $name ): bool {
		return '' === ( $this->options[ $name ] ?? null );
	}

	public function text( string $name, string $default = '' ): string {
		$value = $this->options[ $name ] ?? '';
		return is_scalar( $value ) && '' !== (string) $value ? (string) $value : $default;
	}

	public function flag( string $name ): bool {
		return ! empty( $this->options[ $name ] );
	}

	public function int( string $name ): int {
		return is_numeric( $this->options[ $name ] ?? null ) ? (int) $this->options[ $name ] : 0;
	}

	/** Returns the number of rows to list, by default 100. Ends the command if the value is not a number. */
	public function limit( Console $console ): int {
		$limit = $this->isEmpty( 'limit' ) ? '' : $this->text( 'limit', '100' );
		if ( ! ctype_digit( $limit ) || (int) $limit < 1 ) {
			$console->fail( __( '--limit must be a whole number of 1 or more.', 'atoll' ) );
		}
		return (int) $limit;
	}

	/**
	 * Ends the command if the value is not a date.
	 *
	 * @return string The date in the site's time zone, at the given time, as UTC; empty without the option.
	 */
	public function utcTime( string $name, string $time, Console $console ): string {
		if ( ! $this->has( $name ) && ! $this->isEmpty( $name ) ) {
			return '';
		}
		$day = $this->text( $name );
		if (
			1 !== preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $day, $part )
				|| ! checkdate( (int) $part[2], (int) $part[3], (int) $part[1] )
		) {
			/* translators: %s: name of an option, such as --from. */
			$console->fail( sprintf( __( '%s must be a day, such as 2026-01-31.', 'atoll' ), "--{$name}" ) );
		}
		return get_gmt_from_date( "{$day} {$time}" );
	}

	/** @return list<string> Names in an option such as `--fields=id,title`. */
	public function names( string $name ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $this->text( $name ) ) ) ) );
	}
}
