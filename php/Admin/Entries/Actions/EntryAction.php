<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Actions;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Services\NamedService;

/**
 * One thing that staff do to an entry on its screen. {@see EntryActionController} has checked the capability
 * and the nonce by then. Its name is the value of the hidden input {@see EntryActionInput::ACTION}.
 */
interface EntryAction extends NamedService {

	/** @var string The capability that it takes. */
	public const CAPABILITY = 'do_not_allow';

	/**
	 * @param EntryActionInput $input       What was typed.
	 * @param int              $seenVersion Version of the application that they had before them.
	 * @return string Name of one of the notices.
	 * @throws \Atoll\Platform\Errors\PublicError Told above the screen, which keeps what was typed.
	 */
	public function run( Entry $entry, EntryActionInput $input, int $seenVersion, Visitor $by ): string;

	/** @return array<string, string> Sentences by their names, which are unique among all actions. */
	public static function notices(): array;
}
