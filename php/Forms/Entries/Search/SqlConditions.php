<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** Conditions that rows must meet, as SQL and values for {@see \Atoll\Platform\Database\Queries}. */
final class SqlConditions {

	/**
	 * @param list<literal-string>                $conditions
	 * @param list<string|int|list<string|int>> $values     One for each placeholder, in the format of Queries.
	 */
	public function __construct( private array $conditions = array(), private array $values = array() ) {}

	/**
	 * @param literal-string              $condition
	 * @param string|int|list<string|int> ...$values
	 */
	public function and( string $condition, string|int|array ...$values ): self {
		return new self(
			array( ...$this->conditions, $condition ),
			array( ...$this->values, ...array_values( $values ) )
		);
	}

	/**
	 * @param literal-string         $column
	 * @param list<string>|list<int> $allowed Empty means any.
	 */
	public function in( string $column, array $allowed ): self {
		$placeholder = is_int( $allowed[0] ?? '' ) ? '%d' : '%s';
		return array() === $allowed ? $this : $this->and( "{$column} IN ({$placeholder})", $allowed );
	}

	/** @return literal-string */
	public function sql(): string {
		return array() === $this->conditions ? '1 = 1' : implode( ' AND ', $this->conditions );
	}

	/** @return list<string|int|list<string|int>> */
	public function values(): array {
		return $this->values;
	}
}
