<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\Submission;

/** An entry that is about to be stored. */
final class NewEntry {

	/**
	 * @param array<array-key, string> $answers Validated answers, keyed "3", "5.1".
	 * @param string                   $status  One of {@see Entry::STATUSES}; a changed entry keeps its own.
	 * @param string                   $spam    Reasons for the verdict, as JSON; empty if not suspected.
	 */
	public function __construct(
		public readonly Form $form,
		public readonly array $answers,
		public readonly Submission $submission,
		public readonly string $status = Entry::ACTIVE,
		public readonly string $spam = '',
	) {}
}
