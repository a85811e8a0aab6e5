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
	 * @param string $key By which it is chosen: "date_created", "3", "5.1", "5.3@12" as {@see FormHistory} has it.
	 * @param Reader $read Makes the column's cells from rows and the answers of each: many at once, since a call for
	 *   each cell is slow, and all of one version of the form, whose number is the last; 0 for several forms.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $heading,
		public readonly \Closure $read
	) {}
}
