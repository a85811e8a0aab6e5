<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Engine\FormAnswers\Answers;
use Atoll\Forms\Submission\ValidatedAnswers;

/** Values of the form that edits an entry: the stored answers, or the rejected input and its errors. */
final class EntryEdit {

	/**
	 * @param bool         $isConflict Whether somebody else has changed the entry meanwhile: both ways on are offered.
	 * @param list<string> $deleted    Ids of kept answers that are to be deleted.
	 */
	public function __construct(
		public readonly Answers $answers,
		public readonly ?ValidatedAnswers $validated,
		public readonly string $refusal,
		public readonly bool $isConflict,
		public readonly array $deleted,
	) {}
}
