<?php

declare( strict_types=1 );

namespace Atoll\Site\Head\Schema;

use Atoll\Site\Head\PageSummary;

/** A thing of https://schema.org that a page may describe. */
interface SchemaNode {

	/**
	 * The node, with `@type` and `@id`; empty where the page does not describe it. What is '', null or an empty list
	 * in it is left out when it is printed.
	 *
	 * @return array<string, mixed>
	 */
	public function node( PageSummary $summary ): array;
}
