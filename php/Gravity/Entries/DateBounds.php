<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Entries\Storage\AnswerCondition;

/**
 * Dates in a search, which are the site's, as the moments that entries know, which are UTC's. A date alone is the whole
 * day.
 */
final class DateBounds {

	private const ALONE = '/^\d{4}-\d\d-\d\d$/';

	/** @return string `Y-m-d H:i:s`; empty for what is no date. */
	public function first( string $date ): string {
		return $this->moment( $date, ' 00:00:00' );
	}

	public function last( string $date ): string {
		return $this->moment( $date, ' 23:59:59' );
	}

	/** @return list<AnswerCondition> */
	public function conditions( string $key, string $operator, string $date ): array {
		return match ( $operator ) {
			'>'        => array( new AnswerCondition( $key, '>', $this->last( $date ) ) ),
			'>='       => array( new AnswerCondition( $key, '>=', $this->first( $date ) ) ),
			'<'        => array( new AnswerCondition( $key, '<', $this->first( $date ) ) ),
			'<='       => array( new AnswerCondition( $key, '<=', $this->last( $date ) ) ),
			'is'       => array(
				new AnswerCondition( $key, '>=', $this->first( $date ) ),
				new AnswerCondition( $key, '<=', $this->last( $date ) ),
			),
			default    => array( new AnswerCondition( $key, $operator, $date ) ),
		};
	}

	private function moment( string $date, string $time ): string {
		$date = 1 === preg_match( self::ALONE, $date ) ? $date . $time : $date;
		return false === strtotime( $date )
			? ''
			: get_gmt_from_date( gmdate( 'Y-m-d H:i:s', (int) strtotime( $date . ' UTC' ) ) );
	}
}
