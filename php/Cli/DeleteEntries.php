<?php

declare( strict_types=1 );

namespace Atoll\Cli;

use Atoll\Access\Capabilities;
use Atoll\Access\Visitors;
use Atoll\AccessLog\AccessLog;
use Atoll\AccessLog\Action;
use Atoll\Entries\Desk;
use Atoll\Entries\EntryCriteria;
use Atoll\Entries\EntryRepository;

/** `wp atoll entry delete`. */
final class DeleteEntries {

	private const TRASH = 'trash';
	private const BATCH = 500;

	public function __construct( private Console $console, private EntryRepository $entries, private Desk $desk, private AccessLog $log, private Visitors $visitors ) {}

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
		$this->console->mustBeAllowed( Capabilities::DELETE_ENTRIES );
		$options = new Options( $assoc );
		$named   = array_values( array_filter( array_map( intval( ... ), $args ) ) );
		if ( array() === $named && ! array_filter( array( 'form', 'search', 'from', 'until' ), $options->has( ... ) ) && 'active' === $options->text( 'status', 'active' ) ) {
			$this->console->fail( __( 'Say which entries are meant: by their ids, or with --form, --status, --search, --from or --until.', 'atoll' ) );
		}
		$ids = array() === $named ? $this->ids( EntryChoice::of( $options ) ) : $this->entries->existing( $named );
		/* translators: %d: number of entries. */
		$counted = sprintf( _n( '%d entry', '%d entries', count( $ids ), 'atoll' ), count( $ids ) );
		if ( $options->flag( 'dry-run' ) || array() === $ids ) {
			/* translators: %s: "12 entries". */
			$this->console->line( sprintf( __( '%s, nothing done.', 'atoll' ), $counted ) );
			return;
		}
		/* translators: %s: "12 entries". */
		$question = $options->flag( 'force' ) ? __( 'Delete %s for good?', 'atoll' ) : __( 'Move %s to the trash?', 'atoll' );
		$this->console->confirm( sprintf( $question, $counted ), $options );
		$work = $options->flag( 'force' ) ? $this->desk->delete( ... ) : $this->trash( ... );
		/* translators: %s: "12 entries". */
		$said = $options->flag( 'force' ) ? __( '%s deleted.', 'atoll' ) : __( '%s moved to the trash.', 'atoll' );
		$this->console->progress( $counted, array_chunk( $ids, self::BATCH ), $work );
		if ( $options->flag( 'force' ) ) {
			$this->log->didToMany( Action::Deleted, count( $ids ), $assoc, $this->visitors->current() );
		}
		$this->console->success( sprintf( $said, $counted ) );
	}

	/** @param list<int> $ids */
	private function trash( array $ids ): int {
		return $this->desk->move( $ids, self::TRASH );
	}

	/** @return list<int> */
	private function ids( EntryCriteria $criteria ): array {
		$ids = array();
		foreach ( $this->entries->stream( $criteria ) as $entry ) {
			$ids[] = $entry->id;
		}
		return $ids;
	}
}
