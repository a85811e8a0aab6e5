<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/**
 * The classes of an interface that providers list, for code that needs one of them: only that one is created.
 *
 * @template T of NamedService
 */
final class NamedServices {

	/**
	 * @param list<class-string<T>>           $classes In the order of the rooms.
	 * @param \Closure( class-string<T> ): T $make
	 */
	public function __construct( public readonly array $classes, private \Closure $make ) {}

	/** @return T|null The service with that name. */
	public function find( string $name ): ?NamedService {
		foreach ( $this->classes as $class ) {
			if ( $name === $class::NAME ) {
				return ( $this->make )( $class );
			}
		}
		return null;
	}
}
