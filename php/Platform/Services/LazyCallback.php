<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/**
 * What WordPress calls when a hook fires: makes the callback, and calls it. An object of three properties, since a
 * closure that holds them takes several times its memory, and each request makes some hundreds.
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

	/**
	 * Called by PHP itself, as WordPress calls its hooks: what other plugins pass is converted to the callback's types.
	 */
	public function __invoke( mixed ...$arguments ): mixed {
		return ! $this->hooks->isOver() && ( null === $this->when || ( $this->when )( ...$arguments ) )
			? call_user_func_array( ( $this->make )(), $arguments )
			: ( $arguments[0] ?? null );
	}
}
