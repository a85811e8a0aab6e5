<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** A set of rows to search: conditions that rows must meet, and the name of the table's index to use. */
final class SearchIndex {

	/** @param literal-string $index Empty to leave the choice to the database. */
	public function __construct( public readonly SqlConditions $where, public readonly string $index ) {}

	/** @return literal-string SQL to append to the table's name. */
	public function hint(): string {
		return '' === $this->index ? '' : " FORCE INDEX ({$this->index})";
	}
}
