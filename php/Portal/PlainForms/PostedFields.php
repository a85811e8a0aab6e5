<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Engine\Formats\Text;

/** What was typed into a posted form, as texts: anything else reads as if it were absent. */
final class PostedFields {

	/** @param array<array-key, mixed> $values Unslashed. */
	public function __construct( private array $values ) {}

	/** Valid UTF-8 on one line, without spaces around it. */
	public function text( string $name ): string {
		return trim( Text::printable( str_replace( array( "\r", "\n" ), ' ', $this->secret( $name ) ) ) );
	}

	/** As it was typed, every space included: for passwords. */
	public function secret( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	public function int( string $name ): int {
		$value = $this->text( $name );
		return 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $value ) ? (int) $value : 0;
	}

	/** Without all others. */
	public function only( string $name ): self {
		return new self( array_intersect_key( $this->values, array( $name => true ) ) );
	}

	public function isChecked( string $name ): bool {
		return '1' === $this->text( $name );
	}
}
