<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/**
 * The site's language, for what visitors and clients read: behind the site WordPress speaks the language of whoever is
 * logged in.
 */
final class SiteLanguage {

	/**
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	public static function in( \Closure $work ): mixed {
		$switched = switch_to_locale( get_locale() );
		try {
			return $work();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}
}
