<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\Writing\DemoPlaceholders;

/**
 * A part of the demo, small enough for one request. Installing it again only adds what is missing. Each part finds the
 * content of earlier parts by their marks.
 */
interface DemoPart {

	/** Returns a description of the step for the user who waits. */
	public function label(): string;

	public function install( DemoPlaceholders $placeholders ): void;

	/** Removes what it added, unless someone has changed or used it since. */
	public function remove(): void;
}
