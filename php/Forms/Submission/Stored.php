<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;

/** The submission is an entry now; `replayed` when an earlier, identical one had made it. */
final class Stored {

	public function __construct(
		public readonly Entry $entry,
		public readonly Form $form,
		public readonly bool $replayed,
	) {}
}
