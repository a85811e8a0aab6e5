<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Database\Transaction;

/**
 * Writes into the access log that entries were moved, whoever did it and from wherever. After the commit: a log that
 * cannot be written stops no move, and a failed query would end the transaction.
 */
final class MoveLog implements MoveObserver {

	public function __construct( private Transaction $transaction, private AccessLog $log ) {}

	public function moved( array $entries, string $from, string $to, Visitor $by ): void {
		$this->transaction->afterCommit( fn() => $this->log->moved( $entries, $from, $to, $by ) );
	}
}
