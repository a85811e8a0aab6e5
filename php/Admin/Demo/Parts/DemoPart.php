<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\Writing\DemoPlaceholders;

/**
 * A part of the demonstration, small enough for one request. Installing it again adds what is missing and nothing
 * else; each part finds what those before it made by the marks they left.
 */
interface DemoPart {

	/** What is done, for the person who waits. */
	public function label(): string;

	public function install( DemoPlaceholders $placeholders ): void;

	/** Takes away what it added, as far as nobody has changed or used it since. */
	public function remove(): void;
}
