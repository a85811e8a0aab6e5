<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Engine\Formats\Text;

/** Values of a posted form, as text: any other type reads as if it were absent. */
final class PostedFields {

	/** @param array<array-key, mixed> $values Unslashed. */
	public function __construct( private array $values ) {}

	/** Returns valid UTF-8 on one line, trimmed. */
	public function text( string $name ): string {
		return trim( Text::printable( str_replace( array( "\r", "\n" ), ' ', $this->secret( $name ) ) ) );
	}

	/** Returns a value as it was typed, with all spaces: for passwords. */
	public function secret( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	public function int( string $name ): int {
		$value = $this->text( $name );
		return 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $value ) ? (int) $value : 0;
	}

	/** Returns a copy with this value only. */
	public function only( string $name ): self {
		return new self( array_intersect_key( $this->values, array( $name => true ) ) );
	}

	public function isChecked( string $name ): bool {
		return '1' === $this->text( $name );
	}
}
