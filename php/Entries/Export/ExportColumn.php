<?php

declare( strict_types=1 );

namespace Atoll\Entries\Export;

/** One column of an exported list. */
final class ExportColumn {

	/**
	 * @param string                                                                        $key     As it is chosen: "date_created", "3", "5.1".
	 * @param \Closure( array<array-key, mixed>, array<array-key, string> ): string $read    Of a row and its answers.
	 */
	public function __construct( public readonly string $key, public readonly string $heading, public readonly \Closure $read ) {}
}
