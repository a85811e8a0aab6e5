<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;

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
		$this->inBatches(
			$ids,
			function ( array $batch ) use ( &$movedCount, $choice ): void {
				$by          = $this->visitors->current();
				$moved       = $this->entryAdmin->move( $batch, Entry::TRASH, $by, $this->status( $choice ) );
				$movedCount += array_sum( array_map( count( ... ), $moved ) );
			}
		);
		/* translators: %s: "12 entries". */
		$this->console->success( sprintf( __( '%s moved to the trash.', 'atoll' ), self::countText( $movedCount ) ) );
	}

	/**
	 * @param list<int>           $ids
	 * @param CommandOptions|null $choice What chose them; null where they were named.
	 */
	public function delete( array $ids, ?CommandOptions $choice ): void {
		$status       = $this->status( $choice );
		$deletedCount = 0;
		$heldCount    = 0;
		$this->inBatches(
			$ids,
			function ( array $batch ) use ( &$deletedCount, &$heldCount, $status, $choice ): void {
				$deleted       = null === $status
					? $this->entryAdmin->delete( $batch )
					: $this->entryAdmin->delete( $batch, array( $status ) );
				$deletedCount += count( $deleted );
				$heldCount    += $this->entries->count( array_values( array_diff( $batch, $deleted ) ), $status );
				if ( array() !== $deleted ) {
					// Batch by batch, since a command may be stopped, and the log does not take any number of ids.
					$which = null === $choice ? array( 'ids' => $deleted ) : EntrySelection::filters( $choice );
					$this->log->recordMany(
						AccessAction::Deleted, count( $deleted ), $which, $this->visitors->current()
					);
				}
			}
		);
		/* translators: %d: number of entries. */
		$deleted = sprintf( _n( '%d entry deleted.', '%d entries deleted.', $deletedCount, 'atoll' ), $deletedCount );
		$this->console->success( trim( $deleted . ' ' . $this->heldText( $heldCount ) ) );
	}

	/** Where entries must still be that options chose; null where they were named, wherever they are. */
	private function status( ?CommandOptions $choice ): ?string {
		return $choice?->text( 'status', Entry::ACTIVE );
	}

	/**
	 * @param list<int>                    $ids
	 * @param callable( list<int> ): mixed $work
	 */
	private function inBatches( array $ids, callable $work ): void {
		$this->console->progress( self::countText( count( $ids ) ), array_chunk( $ids, self::BATCH ), $work );
	}

	private function heldText( int $count ): string {
		return 0 === $count ? '' : sprintf(
			/* translators: %d: number of entries. */
			_n(
				'%d entry is held from deletion, and stays.',
				'%d entries are held from deletion, and stay.',
				$count,
				'atoll'
			),
			$count
		);
	}
}
