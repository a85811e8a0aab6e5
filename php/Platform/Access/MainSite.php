<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access;

/** A network's main site: what its people have once for all of its sites is signed and sealed with the keys there. */
final class MainSite {

	/**
	 * Does something there; on a site without a network, here.
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
