<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\EntryEvents;
use Atoll\Platform\Database\Transaction;

/** Announces deleted entries to other code, which may have stored data about them outside this site. */
final class AnnounceDeletions implements CascadeDelete {

	public function __construct( private Transaction $transaction ) {}

	public function forget( array $entries ): void {
		$this->transaction->afterCommit( static fn() => ( new EntryEvents() )->deleted( $entries ) );
	}
}
