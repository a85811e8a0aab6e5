<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

/**
 * One column of an exported list.
 *
 * @phpstan-type Reader \Closure( list<array<array-key, mixed>>, list<array<array-key, string>>, int ): list<string>
 */
final class ExportColumn {

	/**
	 * @param string $key Key to choose the column by: "date_created", "3", "5.1", "5.3@12" ({@see FormHistory}).
	 * @param Reader $read Returns the column's cells from rows and the answers of each. It reads many rows at once,
	 *   because a call per cell is slow; all have the form version in the last argument, 0 for several forms.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $heading,
		public readonly \Closure $read
	) {}
}
