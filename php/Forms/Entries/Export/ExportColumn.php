<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

/** One column of an exported list. */
final class ExportColumn {

	/**
	 * @param string $key By which it is chosen: "date_created", "3", "5.1".
	 * @param \Closure( list<array<array-key, mixed>>, list<array<array-key, string>> ): list<string> $read
	 *   Makes the column's cells from rows and the answers of each: many at once, since a call for each cell is slow.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $heading,
		public readonly \Closure $read
	) {}
}
