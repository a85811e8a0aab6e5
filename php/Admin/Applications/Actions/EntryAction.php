<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications\Actions;

use Atoll\Admin\Applications\EntryActionController;
use Atoll\Admin\Applications\EntryActionInput;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;

/**
 * One thing that staff do to an application on its screen. {@see EntryActionController} has checked by then that they
 * may and mean it.
 */
interface EntryAction {

	/** Value of the hidden input that names it, such as `set-status`. */
	public function name(): string;

	/** What whoever does it must be able to. */
	public function capability(): string;

	/**
	 * @param EntryActionInput $input What was typed.
	 * @param int   $seen  Version of the case that they had before them.
	 * @return string Name of one of the notices.
	 * @throws \Atoll\Platform\Errors\PublicError Told above the screen, which keeps what was typed.
	 */
	public function run( Entry $entry, EntryActionInput $input, int $seen, Visitor $by ): string;

	/** @return array<string, string> Sentences by their names, which are unique among all actions. */
	public function notices(): array;
}
