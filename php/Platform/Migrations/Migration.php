<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/**
 * What one service keeps in the database, as steps that are added at the end and never changed.
 * The version of a service is the number of its steps that have run.
 */
interface Migration {

	/** Key under which progress is kept, such as `entries`. */
	public function name(): string;

	/**
	 * Each step may run twice (a process can die between a step and the note that it ran), so each is idempotent.
	 *
	 * @return list<callable(): void>
	 */
	public function steps(): array;

	/** Removes everything the steps made. Only uninstalling calls it, and only when the owner asked. */
	public function remove(): void;
}
