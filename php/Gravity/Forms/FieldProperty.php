<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

/** One setting of a field under both of its names. */
final class FieldProperty {

	/**
	 * @param string                 $ours   Name in a form source.
	 * @param string                 $theirs Name in Gravity Forms' JSON.
	 * @param \Closure(mixed): mixed $read   From their value to ours; null means not set.
	 * @param \Closure(mixed): mixed $write  From our value to theirs.
	 */
	public function __construct(
		public readonly string $ours,
		public readonly string $theirs,
		private \Closure $read,
		private \Closure $write,
	) {}

	/** @param array<string, mixed> $gravity */
	public function read( array $gravity ): mixed {
		return array_key_exists( $this->theirs, $gravity ) ? ( $this->read )( $gravity[ $this->theirs ] ) : null;
	}

	public function write( mixed $value ): mixed {
		return ( $this->write )( $value );
	}
}
