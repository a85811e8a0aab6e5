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
 * Moves entries to the trash or deletes them for good, in batches, and says how many it were. Those that options chose
 * may be taken out of where they were while the command asks and works: they stay then.
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
	 * @param CommandOptions|null $choice What chose them; null where they were named.
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
	 * @param CommandOptions|null $choice What chose them; null where they were named.
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
					// Batch by batch, since a command may be stopped, and the log does not take any number of ids.
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

	/** Where entries must still be that options chose; null where they were named, wherever they are. */
	private function status( ?CommandOptions $choice ): ?string {
		return $choice?->text( 'status', Entry::ACTIVE );
	}

	/**
	 * @param list<int>                    $ids
	 * @param callable( list<int> ): mixed $work
	 * @return StorageFailed|null What ended it half way.
	 */
	private function inBatches( array $ids, callable $work ): ?StorageFailed {
		try {
			$this->console->progress( self::countText( count( $ids ) ), array_chunk( $ids, self::BATCH ), $work );
			return null;
		} catch ( StorageFailed $failure ) {
			return $failure;
		}
	}

	/** @param string $done What went well, also where the rest did not: it cannot be taken back. */
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
