<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** Where rows are searched: the name of an index of the table, and the conditions that they must meet. */
final class SearchIndex {

	/** @param literal-string $index Empty leaves the choice to the database. */
	public function __construct( public readonly SqlConditions $where, public readonly string $index ) {}

	/** @return literal-string As SQL behind the table's name. */
	public function hint(): string {
		return '' === $this->index ? '' : " FORCE INDEX ({$this->index})";
	}
}
