<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Forms\Entries\Entry;
use Atoll\Portal\Cases\CaseFile;

/** One part of an entry's screen. */
interface EntryPanel {

	public function title(): string;

	/** Safe HTML; empty where there is nothing to show, and then the title is not shown either. */
	public function body( Entry $entry, CaseFile $case ): string;
}
