<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;

/** Lists and exports entries. */
final class EntryCommand {

	public function __construct(
		private Console $console,
		private CommandFiles $files,
		private EntryRepository $entries,
		private EntryExport $export,
		private AccessLog $log,
		private CurrentVisitor $visitors
	) {}

	/**
	 * Lists entries, newest first, without their answers.
	 *
	 * ## OPTIONS
	 *
	 * [--form=<number>]
	 * : Only entries of this form.
	 *
	 * [--status=<status>]
	 * : Only entries with this status.
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
	 * : Maximum number of entries.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, form, date, status, read, starred, user, ip, page.
	 *
	 * [--format=<format>]
	 * : Output format.
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
		$this->console->requireCapability( Capabilities::VIEW_ENTRIES );
		$options  = new CommandOptions( $assoc );
		$criteria = EntrySelection::fromOptions( $options, $this->console, limit: $options->limit( $this->console ) );
		if ( 'count' === $options->text( 'format' ) ) {
			$count = $this->console->orFail( fn() => $this->entries->count( $criteria ) );
			$this->log->listed( 0, $assoc, $this->visitors->current(), $count );
			$this->console->line( (string) $count );
			return;
		}
		$entries = $this->console->orFail( fn() => $this->entries->list( $criteria ) );
		$this->log->listed( count( $entries ), $assoc, $this->visitors->current(), count( $entries ) );
		$this->console->table(
			array_map( $this->row( ... ), $entries ),
			array( 'id', 'form', 'date', 'status', 'read', 'starred', 'user' ),
			$options
		);
	}

	/**
	 * Writes entries with their answers as a CSV file for spreadsheets, newest first.
	 *
	 * Includes columns for the answers if one form is chosen. Spreadsheets do not run formulas in answers.
	 *
	 * ## OPTIONS
	 *
	 * [--form=<number>]
	 * : Only entries of this form.
	 *
	 * [--status=<status>]
	 * : Only entries with this status.
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
	 * [--columns=<keys>]
	 * : Columns, separated by commas, such as id,date_created,1,5.1. Without it, all columns.
	 *
	 * [--file=<file>]
	 * : The file to write. Without it, prints to standard output.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll entry export --form=3 --file=enquiries.csv
	 *     wp atoll entry export --form=3 --columns=date_created,1,2 > enquiries.csv
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function export( array $args, array $assoc ): void {
		$this->console->requireCapability( Capabilities::EXPORT_ENTRIES );
		$options  = new CommandOptions( $assoc );
		$criteria = EntrySelection::fromOptions( $options, $this->console );
		$columns  = array_keys(
			$this->console->orFail( fn() => $this->export->availableColumns( $criteria->formNumbers ) )
		);
		$unknown  = array_diff( $options->names( 'columns' ), array_map( strval( ... ), $columns ) );
		if ( array() !== $unknown ) {
			$this->console->fail(
				sprintf(
					/* translators: 1, 2: names of columns. */
					__( 'There are no such columns: %1$s. There are: %2$s. Answers are columns where --form names one form.', 'atoll' ),
					implode( ', ', $unknown ),
					implode( ', ', $columns )
				)
			);
		}
		$file  = $this->files->open( $options->text( 'file' ) );
		$write = null === $file ? $this->console->write( ... ) : $file->write( ... );
		$count = $this->console->orFail(
			function () use ( $criteria, $assoc, $write, $options ): int {
				// Logged before the first row: users who cancel the command have seen entries too.
				$total = $this->entries->count( $criteria );
				$this->log->recordMany( AccessAction::Exported, $total, $assoc, $this->visitors->current() );
				return $this->export->write( $write, $criteria, $options->names( 'columns' ) );
			}
		);
		if ( null !== $file ) {
			$this->files->close( $file );
			$this->console->success(
				sprintf(
					/* translators: 1: number of entries, 2: path of a file. */
					_n( '%1$d entry written to %2$s.', '%1$d entries written to %2$s.', $count, 'atoll' ),
					$count,
					$file->path
				)
			);
		}
	}

	/** @return array<string, scalar> */
	private function row( Entry $entry ): array {
		return array(
			'id'      => $entry->id,
			'form'    => $entry->formNumber,
			'date'    => get_date_from_gmt( $entry->dateCreated ), // In the site's time zone, as --from and --until.
			'status'  => $entry->status,
			'read'    => $entry->isRead ? __( 'yes', 'atoll' ) : __( 'no', 'atoll' ),
			'starred' => $entry->isStarred ? __( 'yes', 'atoll' ) : __( 'no', 'atoll' ),
			'user'    => $entry->createdBy,
			'ip'      => $entry->ip,
			'page'    => $entry->sourceUrl,
		);
	}
}
