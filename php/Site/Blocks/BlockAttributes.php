<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

/** Reads a block's attributes. Anyone who may write posts can set them to anything. */
final class BlockAttributes {

	/** @param array<mixed> $values */
	public function __construct( private array $values ) {}

	/** Returns the attribute, trimmed; an empty string if it is missing or not a string. */
	public function text( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	}

	/** Returns the attribute; 0 if it is missing or not a whole number. */
	public function number( string $name ): int {
		$value = $this->values[ $name ] ?? 0;
		return is_int( $value ) ? $value : 0;
	}

	public function flag( string $name ): bool {
		return true === ( $this->values[ $name ] ?? false );
	}
}
