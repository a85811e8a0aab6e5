<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Database\Transaction;

/**
 * Logs moved entries in the access log, no matter who or what moved them. Writes after the commit: a failed query
 * would end the transaction, and a log that cannot be written must not prevent the move.
 */
final class MoveLog implements MoveObserver {

	public function __construct( private Transaction $transaction, private AccessLog $log ) {}

	public function moved( array $entries, string $from, string $to, Visitor $by ): void {
		$this->transaction->afterCommit( fn() => $this->log->moved( $entries, $from, $to, $by ) );
	}
}
