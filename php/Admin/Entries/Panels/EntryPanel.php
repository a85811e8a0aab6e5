<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Panels;

use Atoll\Forms\Entries\Entry;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** A panel on an entry's screen. */
interface EntryPanel {

	public function title(): string;

	/** Returns safe HTML; empty if there is nothing to show, not even the title. */
	public function body( Entry $entry, ApplicationRecord $record ): string;
}
