<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Entry;

/** An entry that its owner changes. */
final class OwnEntryChange {

	/** @param int $version The one that the owner has seen. */
	public function __construct( public readonly Entry $entry, public readonly int $version ) {}
}
