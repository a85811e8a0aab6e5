<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;

/**
 * How a date is written: the order of day, month and year, and what stands between (spec 5); the mirror of
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

	/** Of a field; days come first where it says nothing. */
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
	 * The parts of a field in this order, none where it is one input. One that an editor has hidden is left out: then
	 * no date is complete.
	 *
	 * @return list<FieldInput>
	 */
	public function inputs( Field $field ): array {
		$byPart = array_column( $field->inputs, null, 'part' );
		$parts  = array_map( static fn( string $part ) => $byPart[ $part ] ?? null, $this->order() );
		return array_values( array_filter( $parts ) );
	}

	/**
	 * A date out of its parts, as they were typed: a single digit of a day or a month gets its zero.
	 *
	 * @param list<string> $parts In order; empty when all of them are.
	 */
	public function join( array $parts ): string {
		$padded = array_map(
			static fn( string $part ) => 1 === preg_match( '~^[0-9]$~D', $part ) ? "0{$part}" : $part,
			$parts
		);
		return '' === implode( '', $parts ) ? '' : implode( $this->separator(), $padded );
	}

	/**
	 * The parts of what was typed, in order; three at most.
	 *
	 * @return list<string>
	 */
	public function split( string $typed ): array {
		return explode( $this->separator(), $typed, 3 );
	}

	/** The day that was typed; null when the calendar has no such day. */
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
