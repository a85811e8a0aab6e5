<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Entries\Storage\AnswerCondition;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;

/**
 * Dates in a search, which are the site's, as the moments that entries know, which are UTC's. A date without a time is
 * the whole day. A moment that an entry's own is more or less than is UTC's too, as entries tell theirs: clients that
 * poll send back what they were told.
 */
final class DateBounds {

	/** The first and the last moment of a day. */
	private const FIRST = '00:00:00';
	private const LAST  = '23:59:59';

	/**
	 * Of `start_date`.
	 *
	 * @param mixed $date As it was sent.
	 * @return string `Y-m-d H:i:s`; empty for none.
	 * @throws BadRequest For what is no date: passed over, it would find more than was meant.
	 */
	public function first( mixed $date ): string {
		return $this->utc( $this->moment( $date ) );
	}

	/**
	 * Of `end_date`: midnight is the day that it begins, as in Gravity Forms, whose clients often send days so.
	 *
	 * @param mixed $date As it was sent.
	 * @return string `Y-m-d H:i:s`; empty for none.
	 * @throws BadRequest For what is no date.
	 */
	public function last( mixed $date ): string {
		$moment = $this->moment( $date );
		return $this->utc( self::FIRST === $moment?->format( 'H:i:s' ) ? $moment->modify( self::LAST ) : $moment );
	}

	/**
	 * @param list<string> $dates At least one; more for `in` and `notin`. For these and for `is` and `isnot` each is a
	 *                            whole day, whatever its time.
	 * @throws BadRequest For what is no date.
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
		return false === date_parse( $date )['hour']
			? null
			: $this->utc( $this->moment( $date, new \DateTimeZone( 'UTC' ) ) );
	}

	/**
	 * @param list<string> $dates
	 * @return list<string> First and last moment of each.
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

	/** @return string `Y-m-d H:i:s`; empty for none. */
	private function utc( ?\DateTimeImmutable $moment ): string {
		return null === $moment ? '' : gmdate( 'Y-m-d H:i:s', $moment->getTimestamp() );
	}

	/**
	 * @param \DateTimeZone|null        $zone The site's, if none. One that the date itself names, such as a Z, counts
	 *                                        instead.
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
