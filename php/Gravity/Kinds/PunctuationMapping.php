<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

/**
 * Punctuation in names and addresses: apostrophes, hyphens and spaces. Gravity Forms always accepts it and has no
 * setting for it: only an export from Atoll can say that it is refused.
 */
final class PunctuationMapping implements KindMapping {

	private const NAME = 'allowPunctuation';

	public function __construct( private bool $isTolerant ) {}

	public function names(): array {
		return array( self::NAME );
	}

	public function read( array $gravity ): array {
		return (bool) ( $gravity[ self::NAME ] ?? $this->isTolerant ) ? array( self::NAME => true ) : array();
	}

	public function write( array $settings, array $gravity ): array {
		return array( self::NAME => ! empty( $settings[ self::NAME ] ) ) + $gravity;
	}
}
