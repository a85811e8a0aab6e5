<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

/** One column of an exported list. */
final class ExportColumn {

	/**
	 * @param string $key As it is chosen: "date_created", "3", "5.1".
	 * @param \Closure( list<array<array-key, mixed>>, list<array<array-key, string>> ): list<string> $read
	 *   Of rows and, beside each, its answers: many at once, since a call for each cell of a long list is dear.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $heading,
		public readonly \Closure $read
	) {}
}
