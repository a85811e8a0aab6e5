<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;

/** The entry that a submission was stored as. `replayed` is true if an earlier, identical submission made it. */
final class StoredEntry {

	public function __construct(
		public readonly Entry $entry,
		public readonly Form $form,
		public readonly bool $replayed,
	) {}
}
