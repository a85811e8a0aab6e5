<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\EntryEvents;
use Atoll\Platform\Database\Transaction;

/** Tells other code that entries were deleted, since it may keep what is stored about them outside of this site. */
final class AnnounceDeletions implements CascadeDelete {

	public function __construct( private Transaction $transaction ) {}

	public function forget( array $entries ): void {
		$this->transaction->afterCommit( static fn() => ( new EntryEvents() )->deleted( $entries ) );
	}
}
