<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Form;

/** The submission is an entry now; `replayed` when an earlier, identical one had made it. */
final class Stored {

	public function __construct(
		public readonly Entry $entry,
		public readonly Form $form,
		public readonly bool $replayed,
	) {}
}
