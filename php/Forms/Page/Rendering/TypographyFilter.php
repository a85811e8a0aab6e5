<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

/**
 * Keeps WordPress' typography out of forms: it would make dashes and multiplication signs of what somebody typed into a
 * textarea, and of what a form says with a hyphen (spec 8).
 */
final class TypographyFilter {

	/**
	 * @param list<string> $tags Whose text stays as it is.
	 * @return list<string>
	 */
	public static function keep( array $tags ): array {
		return array( ...$tags, 'form' );
	}
}
