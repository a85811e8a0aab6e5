<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\EntryEvents;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;

/** Announces moved entries to other code, no matter who or what moved them. */
final class AnnounceMoves implements MoveObserver {

	public function __construct( private Transaction $transaction ) {}

	public function moved( array $entries, string $from, string $to, Visitor $by ): void {
		$this->transaction->afterCommit( static fn() => ( new EntryEvents() )->moved( $entries, $from, $to, $by ) );
	}
}
