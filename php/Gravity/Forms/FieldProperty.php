<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

/** One setting of a field under both of its names. */
final class FieldProperty {

	/**
	 * @param string $name        Name in a form source.
	 * @param string $gravityName Name in Gravity Forms' JSON.
	 * @param \Closure(mixed, array<string, mixed>): mixed $read From Gravity Forms' value, and the field that has
	 *                                                           it, to Atoll's; null means not set.
	 * @param \Closure(mixed): mixed                       $write From Atoll's value to Gravity Forms'.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $gravityName,
		private \Closure $read,
		private \Closure $write,
	) {}

	/** @param array<string, mixed> $gravity */
	public function read( array $gravity ): mixed {
		return array_key_exists( $this->gravityName, $gravity )
			? ( $this->read )( $gravity[ $this->gravityName ], $gravity )
			: null;
	}

	public function write( mixed $value ): mixed {
		return ( $this->write )( $value );
	}
}
