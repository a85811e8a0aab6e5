<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Forms\Form;

/** An entry about to be stored. */
final class NewEntry {

	/** @param array<array-key, string> $answers Validated answers, keyed "3", "5.1". */
	public function __construct(
		public readonly Form $form,
		public readonly array $answers,
		public readonly Submission $submission,
	) {}
}
