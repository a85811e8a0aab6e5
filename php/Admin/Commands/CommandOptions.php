<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

/** The options that a command was called with: `--form=3`, `--dry-run`. */
final class CommandOptions {

	/** @param array<string, mixed> $options As WP-CLI gives them. */
	public function __construct( private array $options ) {}

	public function has( string $name ): bool {
		return '' !== $this->text( $name );
	}

	/** Whether it was given without a value: `--form=$FORM` where the variable is empty. */
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

	public function int( string $name, int $default = 0 ): int {
		return is_numeric( $this->options[ $name ] ?? null ) ? (int) $this->options[ $name ] : $default;
	}

	/** @return list<string> Of `--fields=id,title`. */
	public function names( string $name ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $this->text( $name ) ) ) ) );
	}
}
