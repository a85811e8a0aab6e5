<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Forms\Entries\Storage\EntryCounts;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Platform\Access\Capabilities;

/** Lists, exports, imports and compares forms. */
final class FormCommand {

	public function __construct(
		private Console $console,
		private CommandFiles $files,
		private CommandForms $forms,
		private EntryCounts $counts,
		private FormExport $export
	) {}

	/**
	 * Lists forms, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Only forms with this status.
	 * ---
	 * options:
	 *   - publish
	 *   - draft
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, title, status, entries.
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
	 *     wp atoll form list
	 *     wp atoll form list --status=publish --format=ids
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function list( array $args, array $assoc ): void {
		$this->console->requireCapability( Capabilities::EDIT_FORMS );
		$options = new CommandOptions( $assoc );
		$rows    = array();
		$all     = $this->forms->list();
		$counts  = $this->console->orFail( fn() => $this->counts->totals( array_column( $all, 'number' ) ) );
		foreach ( $all as $form ) {
			if ( ! $options->has( 'status' ) || $options->text( 'status' ) === $form['status'] ) {
				$rows[] = array(
					'id'      => $form['number'],
					'title'   => $form['title'],
					'status'  => $form['status'],
					'entries' => $counts[ $form['number'] ] ?? 0,
				);
			}
		}
		$this->console->table( $rows, array( 'id', 'title', 'status', 'entries' ), $options );
	}

	/**
	 * Writes forms as a JSON file, which Gravity Forms can import too.
	 *
	 * ## OPTIONS
	 *
	 * [<number>...]
	 * : Numbers of forms. Without them, all forms.
	 *
	 * [--file=<file>]
	 * : The file to write. Without it, prints to standard output.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll form export 3 5 --file=forms.json
	 *     wp atoll form export > all-forms.json
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function export( array $args, array $assoc ): void {
		$this->console->requireCapability( Capabilities::EDIT_FORMS );
		$numbers = $this->forms->numbers( $args );
		$options = new CommandOptions( $assoc );
		$text    = $this->console->orFail( fn() => $this->export->file( $numbers ) );
		$file    = $this->files->open( $options->text( 'file' ) );
		if ( null === $file ) {
			$this->console->line( $text );
			return;
		}
		$file->write( $text );
		$this->files->close( $file );
		$this->console->success(
			sprintf(
				/* translators: 1: number of forms, 2: path of a file. */
				_n( '%1$d form written to %2$s.', '%1$d forms written to %2$s.', count( $numbers ), 'atoll' ),
				count( $numbers ),
				$file->path
			)
		);
	}
}
