<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** What rows must be, as SQL: conditions with placeholders only, and the values that these stand for. */
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
	 * @param list<string>|list<int> $among Empty means any.
	 */
	public function in( string $column, array $among ): self {
		$marks = implode( ', ', array_map( static fn( string|int $one ) => is_int( $one ) ? '%d' : '%s', $among ) );
		return array() === $among ? $this : $this->and( "{$column} IN ({$marks})", ...$among );
	}

	public function sql(): string {
		return array() === $this->conditions ? '1 = 1' : implode( ' AND ', $this->conditions );
	}

	/** @return list<string|int> */
	public function values(): array {
		return $this->values;
	}
}
