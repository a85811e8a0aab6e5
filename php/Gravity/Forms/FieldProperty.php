<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

/** One setting of a field, with its name in both plugins. */
final class FieldProperty {

	/**
	 * @param string $name        Name in a form source.
	 * @param string $gravityName Name in Gravity Forms' JSON.
	 * @param \Closure(mixed, array<string, mixed>): mixed $read  Converts Gravity Forms' value to Atoll's; also gets
	 *                                                            the field. Null means not set.
	 * @param \Closure(mixed): mixed                       $write Converts Atoll's value to Gravity Forms'.
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
