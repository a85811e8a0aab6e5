<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Forms\Entries\Search\TextFolding;

/** Alphabetical order of names in a language. */
final class Collation {

	/**
	 * @param string $locale For example `de_DE`.
	 * @return \Closure( string, string ): int Comparison function for `usort`.
	 */
	public static function comparator( string $locale ): \Closure {
		$collator = class_exists( \Collator::class ) ? \Collator::create( $locale ) : null;
		return null === $collator
			? self::folded( ... )
			: static fn( string $one, string $other ): int => (int) $collator->compare( $one, $other );
	}

	/** Compares on servers without PHP's intl extension, which knows each language's alphabetical order. */
	public static function folded( string $one, string $other ): int {
		return strcmp( TextFolding::fold( $one ), TextFolding::fold( $other ) );
	}
}
