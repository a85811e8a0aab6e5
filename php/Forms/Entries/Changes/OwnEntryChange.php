<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Entry;

/** A change that an owner makes to their entry. */
final class OwnEntryChange {

	/** @param int $version The entry's version that the owner has seen. */
	public function __construct( public readonly Entry $entry, public readonly int $version ) {}
}
