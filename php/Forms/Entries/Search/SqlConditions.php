<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** Conditions that rows must meet, as SQL with placeholders, and the values for these. */
final class SqlConditions {

	/**
	 * @param list<string>     $conditions
	 * @param list<string|int> $values
	 */
	public function __construct( private array $conditions = array(), private array $values = array() ) {}

	public function and( string $condition, string|int ...$values ): self {
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
		$placeholders = implode(
			', ',
			array_map( static fn( string|int $value ) => is_int( $value ) ? '%d' : '%s', $allowed )
		);
		return array() === $allowed ? $this : $this->and( "{$column} IN ({$placeholders})", ...$allowed );
	}

	public function sql(): string {
		return array() === $this->conditions ? '1 = 1' : implode( ' AND ', $this->conditions );
	}

	/** @return list<string|int> */
	public function values(): array {
		return $this->values;
	}
}
