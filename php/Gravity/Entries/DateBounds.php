<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Entries\Storage\AnswerCondition;
use Atoll\Platform\Errors\BadRequest;

/**
 * Dates in a search, which are the site's, as the moments that entries know, which are UTC's. A date alone is the whole
 * day.
 */
final class DateBounds {

	private const DATE_ONLY = '/^\d{4}-\d\d-\d\d$/';

	/**
	 * @return string `Y-m-d H:i:s`; empty for none.
	 * @throws BadRequest For what is no date: passed over, it would find more than was meant.
	 */
	public function first( string $date ): string {
		return $this->utc( $date, ' 00:00:00' );
	}

	public function last( string $date ): string {
		return $this->utc( $date, ' 23:59:59' );
	}

	/** @param list<string> $dates At least one; more for `in` and `notin`. */
	public function condition( string $key, string $operator, array $dates ): AnswerCondition {
		$date = $dates[0] ?? '';
		return match ( $operator ) {
			'>'             => new AnswerCondition( $key, '>', $this->last( $date ) ),
			'>='            => new AnswerCondition( $key, '>=', $this->first( $date ) ),
			'<'             => new AnswerCondition( $key, '<', $this->first( $date ) ),
			'<='            => new AnswerCondition( $key, '<=', $this->last( $date ) ),
			'is', 'in'      => new AnswerCondition( $key, AnswerCondition::WITHIN, $this->spans( $dates ) ),
			'isnot', 'notin' => new AnswerCondition( $key, AnswerCondition::OUTSIDE, $this->spans( $dates ) ),
			default         => new AnswerCondition( $key, $operator, $date ),
		};
	}

	/**
	 * @param list<string> $dates
	 * @return list<string> First and last moment of each.
	 */
	private function spans( array $dates ): array {
		return array_merge(
			array(),
			...array_map( fn( string $date ): array => array( $this->first( $date ), $this->last( $date ) ), $dates )
		);
	}

	private function utc( string $date, string $time ): string {
		$date = 1 === preg_match( self::DATE_ONLY, $date ) ? $date . $time : trim( $date );
		if ( '' === $date ) {
			return '';
		}
		// A zone that the date itself names, such as a Z, counts instead of the site's.
		$moment = date_create_immutable( $date, wp_timezone() );
		return false === $moment
			? throw new BadRequest(
				'invalid_date', __( 'Write the dates of a search like this: 2026-01-31.', 'atoll' )
			)
			: gmdate( 'Y-m-d H:i:s', $moment->getTimestamp() );
	}
}
