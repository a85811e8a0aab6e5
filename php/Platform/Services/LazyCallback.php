<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/**
 * The callable that WordPress calls when a hook fires: creates the real callback and calls it. An object with three
 * properties, because a closure over the same values takes several times the memory, and each request creates hundreds.
 */
final class LazyCallback {

	/**
	 * @param \Closure(): callable            $make
	 * @param (\Closure(mixed...): bool)|null $when
	 */
	public function __construct(
		private Hooks $hooks,
		public readonly \Closure $make,
		private ?\Closure $when
	) {}

	/** Calls the callback through PHP, as WordPress does: arguments from other plugins are converted to its types. */
	public function __invoke( mixed ...$arguments ): mixed {
		return ! $this->hooks->isOver() && ( null === $this->when || ( $this->when )( ...$arguments ) )
			? call_user_func_array( ( $this->make )(), $arguments )
			: ( $arguments[0] ?? null );
	}
}
