<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Forms\Form;

/** The submission is an entry now; `replayed` when an earlier, identical one had made it. */
final class Stored implements Outcome {

	public function __construct(
		public readonly Entry $entry,
		public readonly Form $form,
		public readonly bool $replayed,
	) {}
}
