<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Site\Head\PageSummary;

/** A node of structured data (https://schema.org). */
interface SchemaNode {

	/**
	 * Returns the node with `@type` and `@id`; empty if it does not apply to the page. Properties that are '', null or
	 * an empty list are not printed.
	 *
	 * @return array<string, mixed>
	 */
	public function node( PageSummary $summary ): array;
}
