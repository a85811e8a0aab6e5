<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Entries\Storage\AnswerCondition;
use Atoll\Gravity\LooseValues;

/**
 * Gravity Forms' `field_filters`: a list of `{key, operator, value}`, with `mode` beside them. Key "0" means any field.
 */
final class FieldFilters {

	/** Other words for operators, and for properties. */
	private const OPERATORS = array(
		'=' => 'is',
		'<>' => 'isnot',
		'!=' => 'isnot',
		'not' => 'isnot',
		'like' => 'contains',
		'not in' => 'notin',
	);
	private const KEYS      = array( 'entry_id' => 'id' );

	/** Properties of an entry whose values are moments. */
	private const DATES = array( 'date_created', 'date_updated' );

	public function __construct( private DateBounds $dates ) {}

	/** @return list<AnswerCondition> */
	public function read( mixed $filters ): array {
		$conditions = array();
		foreach ( LooseValues::maps( $filters ) as $filter ) {
			$key = LooseValues::text( $filter['key'] ?? '' );
			if ( '' !== $key ) {
				$conditions[] = $this->condition( self::KEYS[ $key ] ?? $key, $filter );
			}
		}
		return $conditions;
	}

	/** Whether one of them is enough. */
	public function isAny( mixed $filters ): bool {
		return 'any' === strtolower( LooseValues::text( LooseValues::map( $filters )['mode'] ?? '' ) );
	}

	/** @param array<string, mixed> $filter */
	private function condition( string $key, array $filter ): AnswerCondition {
		$value    = $filter['value'] ?? '';
		$operator = strtolower( trim( LooseValues::text( $filter['operator'] ?? '' ) ) );
		$operator = self::OPERATORS[ $operator ] ?? $operator;
		$operator = in_array( $operator, AnswerCondition::OPERATORS, true )
			? $operator
			: ( is_array( $value ) ? 'in' : 'is' );
		$texts = array_map( LooseValues::text( ... ), array_values( is_array( $value ) ? $value : array( $value ) ) );
		if ( in_array( $key, self::DATES, true ) ) {
			return $this->dates->condition( $key, $operator, $texts );
		}
		$isList = in_array( $operator, array( 'in', 'notin' ), true );
		return new AnswerCondition( $key, $operator, $isList ? $texts : $texts[0] ?? '' );
	}
}
