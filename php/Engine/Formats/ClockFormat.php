<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

use Atoll\Engine\Definition\Field;

/** Time of day on a 12-hour or 24-hour clock: `02:30 pm` or `14:30`; the mirror of src/forms/clock-format.ts. */
enum ClockFormat: string {

	case Twelve     = '12';
	case TwentyFour = '24';

	private const TYPED  = '~^([0-9]{1,2}):([0-9]{2})(?: ?([AaPp][Mm]))?$~D';
	private const TWELVE = '~^(?:0[1-9]|1[0-2]):[0-5][0-9] [ap]m$~D';
	private const TWENTY = '~^(?:[01][0-9]|2[0-3]):[0-5][0-9]$~D';
	/** A time on a 24-hour clock that also has the matching am or pm. */
	private const TWICE = '~^(?:00:[0-5][0-9] am|(?:1[3-9]|2[0-3]):[0-5][0-9] pm)$~D';

	public static function of( Field $field ): self {
		return self::tryFrom( $field->data->string( 'timeFormat' ) ) ?? self::Twelve;
	}

	/**
	 * Joins typed hours, minutes and am or pm to a time. A single digit gets a leading zero.
	 *
	 * @param list<string> $parts If hours and minutes are empty, so is the time: am or pm alone is not an answer.
	 */
	public function join( array $parts ): string {
		list( $hour, $minute, $half ) = array_pad( $parts, 3, '' );
		if ( '' === $hour . $minute ) {
			return '';
		}
		$padded = static fn( string $part ) => 1 === preg_match( '~^[0-9]$~D', $part ) ? "0{$part}" : $part;
		$clock  = $padded( $hour ) . ':' . $padded( $minute );
		$half   = Text::lower( $half );
		return match ( true ) {
			self::Twelve === $this => "{$clock} {$half}",
			'' === $half           => $clock,
			default                => self::byTwentyFour( $clock, $half ),
		};
	}

	/** Converts to a 24-hour time. An invalid time such as `14:30 am` stays as typed, so that a rule refuses it. */
	private static function byTwentyFour( string $clock, string $half ): string {
		$typed = "{$clock} {$half}";
		return match ( 1 ) {
			preg_match( self::TWELVE, $typed ) => sprintf(
				'%02d%s',
				(int) $clock % 12 + ( 'pm' === $half ? 12 : 0 ),
				substr( $clock, 2 )
			),
			preg_match( self::TWICE, $typed )  => $clock,
			default                            => $typed,
		};
	}

	/** Converts a time in one text, such as `2:30PM`, to the form that its parts would have; other texts stay. */
	public function normalise( string $typed ): string {
		return 1 === preg_match( self::TYPED, $typed, $found )
			? $this->join( array( $found[1], $found[2], $found[3] ?? '' ) )
			: $typed;
	}

	public function isTime( string $typed ): bool {
		return 1 === preg_match( self::Twelve === $this ? self::TWELVE : self::TWENTY, $typed );
	}

	/**
	 * Splits a time into the values of its inputs.
	 *
	 * @return array{hour: string, minute: string, half: string}
	 */
	public function split( string $time ): array {
		list( $clock, $half )  = array_pad( explode( ' ', $time, 2 ), 2, '' );
		list( $hour, $minute ) = array_pad( explode( ':', $clock, 2 ), 2, '' );
		return array(
			'hour'   => $hour,
			'minute' => $minute,
			'half'   => $half,
		);
	}
}
