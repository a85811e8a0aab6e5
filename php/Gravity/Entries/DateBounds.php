<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Entries\Storage\AnswerCondition;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;

/**
 * Converts the dates of a search, in the site's time zone, to UTC, in which entries store theirs. A date without a time
 * is a whole day. Dates with a time that are compared by `>`, `>=`, `<` or `<=` count as UTC, like the dates of entries
 * that clients get: when they poll, they send these back.
 */
final class DateBounds {

	/** First and last time of a day. */
	private const FIRST = '00:00:00';
	private const LAST  = '23:59:59';

	/**
	 * Converts `start_date`.
	 *
	 * @param mixed $date The date as it was sent.
	 * @return string `Y-m-d H:i:s`; empty if there is none.
	 * @throws BadRequest For a value that is not a date: ignoring it would find more than was asked for.
	 */
	public function first( mixed $date ): string {
		return $this->utc( $this->moment( $date ) );
	}

	/**
	 * Converts `end_date`. As in Gravity Forms, midnight counts as the whole day, since clients often send days that
	 * way.
	 *
	 * @param mixed $date The date as it was sent.
	 * @return string `Y-m-d H:i:s`; empty if there is none.
	 * @throws BadRequest For a value that is not a date.
	 */
	public function last( mixed $date ): string {
		$moment = $this->moment( $date );
		return $this->utc( self::FIRST === $moment?->format( 'H:i:s' ) ? $moment->modify( self::LAST ) : $moment );
	}

	/**
	 * @param list<string> $dates At least one; several for `in` and `notin`. For these, and for `is` and `isnot`, each
	 *                            counts as a whole day, whatever its time.
	 * @throws BadRequest For a value that is not a date.
	 */
	public function condition( string $key, string $operator, array $dates ): AnswerCondition {
		$date = $dates[0] ?? '';
		return match ( $operator ) {
			'>', '<='       => new AnswerCondition( $key, $operator, $this->timed( $date ) ?? $this->last( $date ) ),
			'>=', '<'       => new AnswerCondition( $key, $operator, $this->timed( $date ) ?? $this->first( $date ) ),
			'is', 'in'      => new AnswerCondition( $key, AnswerCondition::WITHIN, $this->days( $dates ) ),
			'isnot', 'notin' => new AnswerCondition( $key, AnswerCondition::OUTSIDE, $this->days( $dates ) ),
			default         => new AnswerCondition( $key, $operator, $date ),
		};
	}

	/**
	 * @return string|null `Y-m-d H:i:s`; null for a day without a time.
	 * @throws BadRequest
	 */
	private function timed( string $date ): ?string {
		return false !== date_parse( $date )['hour'] && 1 === preg_match( '/\d:\d/', $date )
			? $this->utc( $this->moment( $date, new \DateTimeZone( 'UTC' ) ) )
			: null;
	}

	/**
	 * @param list<string> $dates
	 * @return list<string> First and last moment of each day.
	 */
	private function days( array $dates ): array {
		$moments = array();
		foreach ( $dates as $date ) {
			$moment    = $this->moment( $date );
			$moments[] = $this->utc( $moment?->modify( self::FIRST ) );
			$moments[] = $this->utc( $moment?->modify( self::LAST ) );
		}
		return $moments;
	}

	/** @return string `Y-m-d H:i:s` in UTC; empty if there is no date. */
	private function utc( ?\DateTimeImmutable $moment ): string {
		return null === $moment ? '' : gmdate( 'Y-m-d H:i:s', $moment->getTimestamp() );
	}

	/**
	 * @param \DateTimeZone|null        $zone Null for the site's. A zone that the date itself names, such as Z, takes
	 *                                        precedence.
	 * @return \DateTimeImmutable|null Null for an empty text.
	 * @throws BadRequest
	 */
	private function moment( mixed $date, ?\DateTimeZone $zone = null ): ?\DateTimeImmutable {
		$text = trim( LooseValues::text( $date ) );
		if ( '' === $text && ! is_array( $date ) ) {
			return null;
		}
		$moment = '' === $text ? false : date_create_immutable( $text, $zone ?? wp_timezone() );
		return false !== $moment ? $moment : throw new BadRequest(
			'invalid_date',
			__( 'Write the dates of a search like this: 2026-01-31.', 'atoll' )
		);
	}
}
