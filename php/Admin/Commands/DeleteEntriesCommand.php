<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;

/** `wp atoll entry delete`. */
final class DeleteEntriesCommand {

	private const TRASH = 'trash';
	private const BATCH = 500;

	public function __construct(
		private Console $console,
		private CommandEntries $entries,
		private EntryAdminService $entryAdmin,
		private AccessLog $log,
		private CurrentVisitor $visitors
	) {}

	/**
	 * Moves entries to the trash, or deletes them for good with their files, mail and history.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Entries by their ids, wherever they are. Else the options below say which.
	 *
	 * [--form=<number>]
	 * : Entries of this form.
	 *
	 * [--status=<status>]
	 * : Entries that are there.
	 * ---
	 * default: active
	 * options:
	 *   - active
	 *   - spam
	 *   - trash
	 * ---
	 *
	 * [--search=<words>]
	 * : Entries with these words in their answers.
	 *
	 * [--from=<date>]
	 * : Entries from this day on, such as 2026-01-31.
	 *
	 * [--until=<date>]
	 * : Entries up to this day.
	 *
	 * [--force]
	 * : Deletes them for good.
	 *
	 * [--dry-run]
	 * : Only says how many it would be.
	 *
	 * [--yes]
	 * : Does not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll entry delete 12 13
	 *     wp atoll entry delete --status=spam --until=2026-01-31 --force --yes
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$this->console->requireCapability( Capabilities::DELETE_ENTRIES );
		$options = new CommandOptions( $assoc );
		$ids     = $this->entries->ids( $args, $options );
		/* translators: %d: number of entries. */
		$countText = sprintf( _n( '%d entry', '%d entries', count( $ids ), 'atoll' ), count( $ids ) );
		if ( $options->flag( 'dry-run' ) || array() === $ids ) {
			/* translators: %s: "12 entries". */
			$this->console->line( sprintf( __( '%s, nothing done.', 'atoll' ), $countText ) );
			return;
		}
		$isFinal = $options->flag( 'force' );
		$batches = array_chunk( $ids, self::BATCH );
		/* translators: %s: "12 entries". */
		$question = $isFinal ? __( 'Delete %s for good?', 'atoll' ) : __( 'Move %s to the trash?', 'atoll' );
		$this->console->confirm( sprintf( $question, $countText ), $options );
		if ( $isFinal ) {
			$this->delete( $countText, $batches, array() === $args ? EntrySelection::filters( $options ) : null );
			return;
		}
		$this->console->progress( $countText, $batches, $this->trash( ... ) );
		/* translators: %s: "12 entries". */
		$this->console->success( sprintf( __( '%s moved to the trash.', 'atoll' ), $countText ) );
	}

	/**
	 * @param list<list<int>>            $batches
	 * @param array<string, string>|null $filters What chose them; null where they were named.
	 */
	private function delete( string $countText, array $batches, ?array $filters ): void {
		$deletedCount = 0;
		$this->console->progress(
			$countText,
			$batches,
			function ( array $ids ) use ( &$deletedCount, $filters ): void {
				$deleted       = $this->entryAdmin->delete( $ids );
				$deletedCount += count( $deleted );
				if ( array() !== $deleted ) {
					// Batch by batch, since a command may be stopped, and the log does not take any number of ids.
					$by = $this->visitors->current();
					$this->log->recordMany(
						AccessAction::Deleted, count( $deleted ), $filters ?? array( 'ids' => $deleted ), $by
					);
				}
			}
		);
		/* translators: %d: number of entries. */
		$deleted   = sprintf( _n( '%d entry deleted.', '%d entries deleted.', $deletedCount, 'atoll' ), $deletedCount );
		$heldCount = array_sum( array_map( count( ... ), $batches ) ) - $deletedCount;
		$this->console->success( trim( $deleted . ' ' . $this->heldText( $heldCount ) ) );
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

	/** @param list<int> $ids */
	private function trash( array $ids ): int {
		return count(
			array_merge( ...array_values( $this->entryAdmin->move( $ids, self::TRASH, $this->visitors->current() ) ) )
		);
	}
}
