<?php

declare( strict_types=1 );

namespace Atoll\Cli;

use Atoll\Access\Capabilities;
use Atoll\Entries\Desk;
use Atoll\Entries\Entry;
use Atoll\Entries\EntryCriteria;
use Atoll\Entries\EntryRepository;

/** Lists and deletes entries. */
final class EntryCommand {

	private const TRASH = 'trash';
	private const BATCH = 500;

	public function __construct( private Console $console, private EntryRepository $entries, private Desk $desk ) {}

	/**
	 * Lists entries, newest first, without their answers.
	 *
	 * ## OPTIONS
	 *
	 * [--form=<number>]
	 * : Only entries of this form.
	 *
	 * [--status=<status>]
	 * : Where they are.
	 * ---
	 * default: active
	 * options:
	 *   - active
	 *   - spam
	 *   - trash
	 * ---
	 *
	 * [--search=<words>]
	 * : Only entries with these words in their answers.
	 *
	 * [--from=<date>]
	 * : Only entries from this day on, such as 2026-01-31.
	 *
	 * [--until=<date>]
	 * : Only entries up to this day.
	 *
	 * [--limit=<number>]
	 * : How many at most.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, form, date, status, read, starred, user, ip, page.
	 *
	 * [--format=<format>]
	 * : How to print them.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll entry list --form=3 --from=2026-01-01
	 *     wp atoll entry list --status=spam --format=count
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function list( array $args, array $assoc ): void {
		$this->console->mustBeAllowed( Capabilities::VIEW_ENTRIES );
		$options  = new Options( $assoc );
		$criteria = EntryChoice::of( $options, limit: max( 1, $options->int( 'limit', 100 ) ) );
		if ( 'count' === $options->text( 'format' ) ) {
			$this->console->line( (string) $this->entries->count( $criteria ) );
			return;
		}
		$this->console->table( array_map( $this->row( ... ), $this->entries->list( $criteria ) ), array( 'id', 'form', 'date', 'status', 'read', 'starred', 'user' ), $options );
	}

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
	public function delete( array $args, array $assoc ): void {
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

	/** @return array<string, scalar> */
	private function row( Entry $entry ): array {
		return array(
			'id'      => $entry->id,
			'form'    => $entry->formNumber,
			'date'    => $entry->dateCreated,
			'status'  => $entry->status,
			'read'    => $entry->isRead ? __( 'yes', 'atoll' ) : __( 'no', 'atoll' ),
			'starred' => $entry->isStarred ? __( 'yes', 'atoll' ) : __( 'no', 'atoll' ),
			'user'    => $entry->createdBy,
			'ip'      => $entry->ip,
			'page'    => $entry->sourceUrl,
		);
	}
}
