<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/**
 * The classes of an interface that providers list, for who needs one of them: only that one is made.
 *
 * @template T of object
 */
final class Members {

	/**
	 * @param list<class-string<T>>           $classes In the order of the rooms.
	 * @param \Closure( class-string<T> ): T $make
	 */
	public function __construct( public readonly array $classes, private \Closure $make ) {}

	/**
	 * @param class-string<T> $class One of the classes.
	 * @return T
	 */
	public function get( string $class ): object {
		return ( $this->make )( $class );
	}
}
