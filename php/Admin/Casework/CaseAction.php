<?php

declare( strict_types=1 );

namespace Atoll\Admin\Casework;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Visitor;

/** One thing that staff do to an application on its screen. {@see CaseDoor} has checked by then that they may and mean it. */
interface CaseAction {

	/** Value of the hidden input that names it, such as `set-status`. */
	public function name(): string;

	/** What whoever does it must be able to. */
	public function capability(): string;

	/**
	 * @param Typed $typed What was typed.
	 * @param int   $seen  Version of the case that they had before them.
	 * @return string Name of one of the notices.
	 * @throws \Atoll\Platform\Errors\Trouble Told above the screen, which keeps what was typed.
	 */
	public function run( Entry $entry, Typed $typed, int $seen, Visitor $by ): string;

	/** @return array<string, string> Sentences by their names, which are unique among all actions. */
	public function notices(): array;
}
