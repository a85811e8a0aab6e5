<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Entries\Storage\AnswerCondition;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;

/**
 * Gravity Forms' `field_filters`: a list of `{key, operator, value}`, which may also have a `mode`. A key that is "0",
 * empty or missing means any field. Invalid filters are refused: ignoring them would find more than was asked for.
 */
final class FieldFilters {

	/** Aliases of operators and properties. */
	private const OPERATORS = array(
		''       => 'is',
		'='      => 'is',
		'<>'     => 'isnot',
		'!='     => 'isnot',
		'is not' => 'isnot',
		'not'    => 'isnot',
		'not in' => 'notin',
	);
	private const KEYS      = array( 'entry_id' => 'id' );

	/** Operators for a list of values. */
	private const LIST_OPERATORS = array( 'is' => 'in', 'isnot' => 'notin', 'in' => 'in', 'notin' => 'notin' );

	/** Date properties of an entry. */
	private const DATES = array( 'date_created', 'date_updated' );

	/** Boolean properties, stored as 1 or 0. */
	private const FLAGS = array( 'is_read', 'is_starred' );

	public function __construct( private DateBounds $dates, private SearchedFields $fields ) {}

	/**
	 * @param list<int> $formNumbers Empty for every form.
	 * @return list<AnswerCondition>
	 * @throws BadRequest
	 */
	public function read( mixed $filters, array $formNumbers ): array {
		$list = is_array( $filters ) ? $filters : array_filter( array( $filters ) );
		unset( $list['mode'] );
		return array_map(
			fn( mixed $filter ): AnswerCondition => is_array( $filter )
				? $this->condition( LooseValues::map( $filter ), $formNumbers )
				: throw $this->refusal(
					__( 'field_filters is a list of filters, each with a key, an operator and a value.', 'atoll' )
				),
			array_values( $list )
		);
	}

	/**
	 * Whether entries need to match only one of the filters.
	 *
	 * @throws BadRequest For an unknown mode.
	 */
	public function isAny( mixed $filters ): bool {
		$mode = LooseValues::map( $filters )['mode'] ?? '';
		return match ( is_array( $mode ) ? null : strtolower( LooseValues::text( $mode ) ) ) {
			'any'     => true,
			'all', '' => false,
			default   => throw $this->refusal( __( 'The mode of field_filters is all or any.', 'atoll' ) ),
		};
	}

	/**
	 * @param array<string, mixed> $filter
	 * @param list<int>            $formNumbers
	 * @throws BadRequest
	 */
	private function condition( array $filter, array $formNumbers ): AnswerCondition {
		$key      = LooseValues::text( $filter['key'] ?? '' ) ?: AnswerCondition::ANY_FIELD;
		$key      = self::KEYS[ $key ] ?? $key;
		$value    = $filter['value'] ?? '';
		$operator = $this->operator( LooseValues::text( $filter['operator'] ?? '' ), is_array( $value ) );
		$texts    = array_map(
			static fn( mixed $value ): string => in_array( $key, self::FLAGS, true )
				? (string) (int) rest_sanitize_boolean( LooseValues::text( $value ) )
				: LooseValues::text( $value ),
			array_values( is_array( $value ) ? $value : array( $value ) )
		);
		if ( in_array( $key, self::DATES, true ) ) {
			return $this->dates->condition( $key, $operator, $texts );
		}
		return new AnswerCondition(
			$key,
			$operator,
			in_array( $operator, self::LIST_OPERATORS, true ) ? $texts : $texts[0] ?? '',
			AnswerCondition::ANY_FIELD === $key || $this->fields->isList( $key, $formNumbers ),
			$this->fields->numberFormat( $key, $formNumbers ),
			orElse: AnswerCondition::ANY_FIELD === $key
				? $this->fields->chosenBy( $operator, $texts[0] ?? '', $formNumbers )
				: array()
		);
	}

	/** @throws BadRequest */
	private function operator( string $name, bool $isForList ): string {
		$operator = strtolower( trim( $name ) );
		$operator = self::OPERATORS[ $operator ] ?? $operator;
		if ( ! in_array( $operator, AnswerCondition::OPERATORS, true ) ) {
			$operators = implode( ', ', AnswerCondition::OPERATORS );
			/* translators: 1: what was sent. 2: list of words such as: is, isnot, contains. */
			$message = __( 'There is no operator %1$s in field_filters. There are: %2$s.', 'atoll' );
			throw $this->refusal( sprintf( $message, $name, $operators ) );
		}
		return ! $isForList ? $operator : self::LIST_OPERATORS[ $operator ] ?? throw $this->refusal(
			/* translators: %s: an operator of a search, such as contains. */
			sprintf( __( 'The operator %s takes one value, not a list.', 'atoll' ), $name )
		);
	}

	private function refusal( string $message ): BadRequest {
		return new BadRequest( 'invalid_filter', $message );
	}
}
