<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

/** A measurement of a component for monitoring, in the terms of draft-inadarei-api-health-check-06. */
final class Measurement {

	public const PASS = 'pass';
	public const WARN = 'warn';
	public const FAIL = 'fail';

	/**
	 * @param string         $status One of the constants above.
	 * @param int|float|null $value  Null if unknown.
	 * @param string         $unit   Unit of the value, such as `s`.
	 */
	public function __construct(
		public readonly string $status,
		public readonly int|float|null $value,
		public readonly string $unit
	) {}

	/** @return array{status: string, observedValue?: int|float, observedUnit?: string} */
	public function toArray(): array {
		return array( 'status' => $this->status ) + ( null === $this->value ? array() : array(
			'observedValue' => $this->value,
			'observedUnit'  => $this->unit,
		) );
	}
}
