<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Panels;

use Atoll\Forms\Entries\Entry;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** One part of an entry's screen. */
interface EntryPanel {

	public function title(): string;

	/** Safe HTML; empty where there is nothing to show, and then the title is not shown either. */
	public function body( Entry $entry, ApplicationRecord $record ): string;
}
