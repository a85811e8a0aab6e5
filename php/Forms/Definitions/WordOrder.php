<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Forms\Entries\Search\TextFolding;

/** The order of names in a language. */
final class WordOrder {

	/**
	 * @param string $locale Such as `de_DE`.
	 * @return \Closure( string, string ): int As `usort` takes it.
	 */
	public static function of( string $locale ): \Closure {
		$collator = class_exists( \Collator::class ) ? \Collator::create( $locale ) : null;
		return null === $collator
			? self::folded( ... )
			: static fn( string $one, string $other ): int => (int) $collator->compare( $one, $other );
	}

	/** For hosts without PHP's intl, which knows where each language has its letters. */
	public static function folded( string $one, string $other ): int {
		return strcmp( TextFolding::of( $one ), TextFolding::of( $other ) );
	}
}
