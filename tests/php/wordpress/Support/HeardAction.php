<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** What an action tells a plugin that listens to it, for as long as some work takes. */
final class HeardAction {

	/**
	 * @param \Closure( \Closure(): int ): void $work Is given how often the action was heard by then.
	 * @return list<list<mixed>> Arguments of each call.
	 */
	public static function during( string $action, \Closure $work ): array {
		$heard    = array();
		$listener = static function ( mixed ...$arguments ) use ( &$heard ): void {
			$heard[] = $arguments;
		};
		add_action( $action, $listener, 10, 9 );
		try {
			$work( static function () use ( &$heard ): int {
				return count( $heard );
			} );
		} finally {
			remove_action( $action, $listener );
		}
		return $heard;
	}
}
