<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use Atoll\Platform\Http\PageChanges;

/** For tests that ask whether whoever keeps pages is told that they changed. */
trait ToldPageChanges {

	/** How often it is told at the end of this request, which then has noted nothing. */
	private function told(): int {
		$before = did_action( 'atoll_pages_changed' );
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[0] ?? array() as $key => $listener ) {
			if (
				$listener['function'] instanceof \Closure
					&& ( new \ReflectionFunction( $listener['function'] ) )->getClosureThis() instanceof PageChanges
			) {
				unset( $GLOBALS['wp_filter']['shutdown']->callbacks[0][ $key ] );
				$listener['function']();
			}
		}
		return did_action( 'atoll_pages_changed' ) - $before;
	}
}
