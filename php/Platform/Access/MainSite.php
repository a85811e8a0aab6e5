<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access;

/** A network's main site. Its keys sign and seal data that users have once for all sites of the network. */
final class MainSite {

	/**
	 * Runs work on the main site; without a network, on the current site.
	 *
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	public static function run( \Closure $work ): mixed {
		if ( ! is_multisite() ) {
			return $work();
		}
		switch_to_blog( get_main_site_id() );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	}
}
