<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\FormAnswers\FileAnswer;

/** Names of an entry's files, of which its answers hold only ids. */
interface EntryFiles {

	/** @return list<FileAnswer> All that an entry has, in the order they came. */
	public function ofEntry( int $entryId ): array;
}
