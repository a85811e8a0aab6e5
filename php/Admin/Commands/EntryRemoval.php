<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Moves entries to the trash or deletes them permanently, in batches, and prints how many. Entries chosen by options
 * may be moved elsewhere while the command asks and works: these are left alone.
 */
final class EntryRemoval {

	private const BATCH = 500;

	public function __construct(
		private Console $console,
		private CommandEntries $entries,
		private EntryAdminService $entryAdmin,
		private AccessLog $log,
		private CurrentVisitor $visitors
	) {}

	public static function countText( int $count ): string {
		/* translators: %d: number of entries. */
		return sprintf( _n( '%d entry', '%d entries', $count, 'atoll' ), $count );
	}

	/**
	 * @param list<int>           $ids
	 * @param CommandOptions|null $choice Options that chose them; null if they were named by id.
	 */
	public function trash( array $ids, ?CommandOptions $choice ): void {
		$movedCount = 0;
		$failure    = $this->inBatches(
			$ids,
			function ( array $batch ) use ( &$movedCount, $choice ): void {
				$by          = $this->visitors->current();
				$moved       = $this->entryAdmin->move( $batch, Entry::TRASH, $by, $this->status( $choice ) );
				$movedCount += array_sum( array_map( count( ... ), $moved ) );
			}
		);
		/* translators: %s: "12 entries". */
		$this->end( sprintf( __( '%s moved to the trash.', 'atoll' ), self::countText( $movedCount ) ), $failure );
	}

	/**
	 * @param list<int>           $ids
	 * @param CommandOptions|null $choice Options that chose them; null if they were named by id.
	 */
	public function delete( array $ids, ?CommandOptions $choice ): void {
		$status       = $this->status( $choice );
		$deletedCount = 0;
		$heldCount    = 0;
		$failure      = $this->inBatches(
			$ids,
			function ( array $batch ) use ( &$deletedCount, &$heldCount, $status, $choice ): void {
				$deleted       = null === $status
					? $this->entryAdmin->delete( $batch )
					: $this->entryAdmin->delete( $batch, array( $status ) );
				$deletedCount += count( $deleted );
				if ( array() !== $deleted ) {
					// Logged in batches, because the command may be stopped, and the log limits the number of ids.
					$which = null === $choice ? array( 'ids' => $deleted ) : EntrySelection::filters( $choice );
					$this->log->recordMany(
						AccessAction::Deleted, count( $deleted ), $which, $this->visitors->current()
					);
				}
				$heldCount += $this->entries->count( array_values( array_diff( $batch, $deleted ) ), $status );
			}
		);
		/* translators: %d: number of entries. */
		$deleted = sprintf( _n( '%d entry deleted.', '%d entries deleted.', $deletedCount, 'atoll' ), $deletedCount );
		$this->end( trim( $deleted . ' ' . $this->heldText( $heldCount ) ), $failure );
	}

	/** Returns the status that entries chosen by options must still have; null for entries named by id. */
	private function status( ?CommandOptions $choice ): ?string {
		return $choice?->text( 'status', Entry::ACTIVE );
	}

	/**
	 * @param list<int>                    $ids
	 * @param callable( list<int> ): mixed $work
	 * @return StorageFailed|null The error that ended it early.
	 */
	private function inBatches( array $ids, callable $work ): ?StorageFailed {
		try {
			$this->console->progress( self::countText( count( $ids ) ), array_chunk( $ids, self::BATCH ), $work );
			return null;
		} catch ( StorageFailed $failure ) {
			return $failure;
		}
	}

	/** @param string $done What was done. It is printed even if the rest failed, because it cannot be undone. */
	private function end( string $done, ?StorageFailed $failure ): void {
		if ( null === $failure ) {
			$this->console->success( $done );
			return;
		}
		( new ErrorLog() )->write( $failure, 'the removal of entries' );
		$this->console->line( $done );
		$this->console->fail( __( 'The database did not take the rest, which stays where it was; PHP’s log says why. Run the same command again to go on.', 'atoll' ) );
	}

	private function heldText( int $count ): string {
		return 0 === $count ? '' : sprintf(
			/* translators: %d: number of entries. */
			_n(
				'%d entry is kept from deletion and was not deleted.',
				'%d entries are kept from deletion and were not deleted.',
				$count,
				'atoll'
			),
			$count
		);
	}
}
