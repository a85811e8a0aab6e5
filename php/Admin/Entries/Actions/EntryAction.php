<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Actions;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Services\NamedService;

/**
 * An action of staff on an entry's screen. {@see EntryActionController} has checked capability and nonce before it
 * runs. Its name is the value of the hidden input {@see EntryActionInput::ACTION}.
 */
interface EntryAction extends NamedService {

	/** @var string The required capability. */
	public const CAPABILITY = 'do_not_allow';

	/**
	 * @param EntryActionInput $input       The submitted input.
	 * @param int              $seenVersion Version of the application that the user saw.
	 * @return string Name of one of the notices.
	 * @throws \Atoll\Platform\Errors\PublicError Shown above the screen, which keeps the input.
	 */
	public function run( Entry $entry, EntryActionInput $input, int $seenVersion, Visitor $by ): string;

	/** @return array<string, string> Messages by name. Names are unique among all actions. */
	public static function notices(): array;
}
