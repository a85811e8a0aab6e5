<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\FormAnswers\FileAnswer;

/** What an entry's answers do not tell of its files: an answer holds ids alone. */
interface EntryFiles {

	/** @return list<FileAnswer> All that an entry has, in the order they came. */
	public function ofEntry( int $entryId ): array;
}
