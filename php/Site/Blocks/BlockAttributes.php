<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

/** A block's attributes, which anyone who may write a post can have set to anything. */
final class BlockAttributes {

	/** @param array<mixed> $values */
	public function __construct( private array $values ) {}

	/** Trimmed; '' when it is missing or no text. */
	public function text( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	}

	/** 0 when it is missing or no whole number. */
	public function number( string $name ): int {
		$value = $this->values[ $name ] ?? 0;
		return is_int( $value ) ? $value : 0;
	}

	public function flag( string $name ): bool {
		return true === ( $this->values[ $name ] ?? false );
	}
}
