<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/** A date that exists in the calendar. */
final class LocalDate {

	private const DIGITS = '~^(?:[0-9]{4}-[0-9]{2}-[0-9]{2})$~D';

	private function __construct(
		public readonly int $year,
		public readonly int $month,
		public readonly int $day,
	) {}

	/** Returns null unless the parts have four, two and two digits and the date exists: 00 and 31 February do not. */
	public static function from( string $year, string $month, string $day ): ?self {
		if (
			1 !== preg_match( self::DIGITS, "{$year}-{$month}-{$day}" )
				|| ! checkdate( (int) $month, (int) $day, (int) $year )
		) {
			return null;
		}
		return new self( (int) $year, (int) $month, (int) $day );
	}

	/** Reads a date as entries store it: `2024-12-31`. */
	public static function fromStored( string $stored ): ?self {
		$parts = explode( '-', $stored );
		return 3 === count( $parts ) ? self::from( $parts[0], $parts[1], $parts[2] ) : null;
	}

	public function toStored(): string {
		return sprintf( '%04d-%02d-%02d', $this->year, $this->month, $this->day );
	}
}
