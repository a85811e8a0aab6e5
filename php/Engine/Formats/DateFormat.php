<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;

/**
 * Formats of dates: the order of day, month and year, and the separator (spec 5); the mirror of
 * src/forms/date-format.ts.
 */
enum DateFormat: string {

	case DayFirst       = 'dmy';
	case DayFirstDash   = 'dmy_dash';
	case DayFirstDot    = 'dmy_dot';
	case MonthFirst     = 'mdy';
	case MonthFirstDash = 'mdy_dash';
	case MonthFirstDot  = 'mdy_dot';
	case YearFirst      = 'ymd';
	case YearFirstDash  = 'ymd_dash';
	case YearFirstDot   = 'ymd_dot';

	private const NAMES      = array(
		'd' => 'day',
		'm' => 'month',
		'y' => 'year',
	);
	private const SEPARATORS = array(
		''     => '/',
		'dash' => '-',
		'dot'  => '.',
	);

	/** Returns a field's format; by default, the day comes first. */
	public static function of( Field $field ): self {
		return self::tryFrom( $field->data->string( 'dateFormat' ) ) ?? self::DayFirst;
	}

	/** @return list<'day'|'month'|'year'> */
	public function order(): array {
		return array_map(
			static fn( string $letter ) => self::NAMES[ $letter ],
			str_split( substr( $this->value, 0, 3 ) )
		);
	}

	/**
	 * Returns the inputs for a field's day, month and year in this order; empty if the field has a single input. A part
	 * that an editor has hidden is left out: no date is complete then.
	 *
	 * @return list<FieldInput>
	 */
	public function inputs( Field $field ): array {
		$byPart = array_column( $field->inputs, null, 'part' );
		$parts  = array_map( static fn( string $part ) => $byPart[ $part ] ?? null, $this->order() );
		return array_values( array_filter( $parts ) );
	}

	/**
	 * Joins typed parts to a date. A single digit of a day or a month gets a leading zero.
	 *
	 * @param list<string> $parts In order. If all are empty, so is the date.
	 */
	public function join( array $parts ): string {
		$padded = array_map(
			static fn( string $part ) => 1 === preg_match( '~^[0-9]$~D', $part ) ? "0{$part}" : $part,
			$parts
		);
		return '' === implode( '', $parts ) ? '' : implode( $this->separator(), $padded );
	}

	/**
	 * Splits a typed date into its parts, in order; at most three.
	 *
	 * @return list<string>
	 */
	public function split( string $typed ): array {
		return explode( $this->separator(), $typed, 3 );
	}

	/** Parses a typed date; null if it does not exist in the calendar. */
	public function parse( string $typed ): ?LocalDate {
		$parts = $this->split( $typed );
		if ( 3 !== count( $parts ) ) {
			return null;
		}
		$byName = array_combine( $this->order(), $parts );
		return LocalDate::from( $byName['year'], $byName['month'], $byName['day'] );
	}

	public function text( LocalDate $date ): string {
		$parts = array(
			'day'   => sprintf( '%02d', $date->day ),
			'month' => sprintf( '%02d', $date->month ),
			'year'  => sprintf( '%04d', $date->year ),
		);
		return implode( $this->separator(), array_map( static fn( string $name ) => $parts[ $name ], $this->order() ) );
	}

	/** @return non-empty-string */
	private function separator(): string {
		return self::SEPARATORS[ substr( $this->value, 4 ) ];
	}
}
