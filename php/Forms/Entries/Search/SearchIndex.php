<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** Where rows are looked for: an index of the table, by name, and what they must be. */
final class SearchIndex {

	/** @param literal-string $index Empty leaves the choice to the database. */
	public function __construct( public readonly SqlConditions $where, public readonly string $index ) {}

	/** @return literal-string As SQL behind the table's name. */
	public function hint(): string {
		return '' === $this->index ? '' : " FORCE INDEX ({$this->index})";
	}
}
