<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Texts;

/** Gaps of sentences: names in braces. */
final class TextPlaceholders {

	/**
	 * @param string                $sentence A name in it that is not known stays.
	 * @param array<string, string> $words
	 */
	public static function fill( string $sentence, array $words ): string {
		return (string) preg_replace_callback(
			'/\{([A-Za-z0-9_]+)\}/',
			static fn( array $gap ): string => $words[ $gap[1] ] ?? $gap[0],
			$sentence
		);
	}
}
