<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/**
 * A service's data in the database, as steps. New steps are added at the end; existing ones never change. The version
 * of a service is the number of its steps that have run.
 */
interface Migration {

	/** Returns the key for the progress, such as `entries`. */
	public function name(): string;

	/**
	 * Returns the steps. Each is idempotent, because it may run twice: a process can die after a step but before it has
	 * recorded that.
	 *
	 * @return list<callable(): void>
	 */
	public function steps(): array;

	/** Removes everything that the steps created. Only called on uninstall, if the site owner asked for it. */
	public function remove(): void;
}
