<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryCounts;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Gravity\FormFiles\FormImport;
use Atoll\Gravity\FormFiles\FormReport;
use Atoll\Gravity\FormFiles\FormsFile;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Errors\PublicError;

/** Lists, exports, imports and compares forms. */
final class FormCommand {

	public function __construct( private Console $console, private CommandFiles $files, private FormRepository $forms, private EntryCounts $counts, private FormExport $export, private FormImport $import, private FormDiff $diff ) {}

	/**
	 * Lists forms, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Only forms with this status: publish or draft.
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, title, status, entries.
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
	 *     wp atoll form list
	 *     wp atoll form list --status=publish --format=ids
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function list( array $args, array $assoc ): void {
		$this->console->mustBeAllowed( Capabilities::EDIT_FORMS );
		$options = new CommandOptions( $assoc );
		$rows    = array();
		$all     = $this->forms->list();
		$counts  = $this->counts->totals( array_column( $all, 'number' ) );
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
	 * Writes forms as a JSON file, which Gravity Forms imports too.
	 *
	 * ## OPTIONS
	 *
	 * [<number>...]
	 * : Numbers of forms. All forms when none is given.
	 *
	 * [--file=<file>]
	 * : Where to write. What is printed can be piped on when no file is given.
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
		$this->console->mustBeAllowed( Capabilities::EDIT_FORMS );
		$numbers = array() === $args ? array_column( array_reverse( $this->forms->list() ), 'number' ) : array_map( intval( ... ), $args );
		foreach ( $numbers as $number ) {
			$this->exists( $number );
		}
		$options = new CommandOptions( $assoc );
		if ( ! $options->has( 'file' ) ) {
			$this->console->line( $this->export->file( $numbers ) );
			return;
		}
		$handle = $this->files->open( $options->text( 'file' ) );
		fwrite( $handle, $this->export->file( $numbers ) );
		/* translators: 1: number of forms, 2: path of a file. */
		$this->console->success( sprintf( _n( '%1$d form written to %2$s.', '%1$d forms written to %2$s.', count( $numbers ), 'atoll' ), count( $numbers ), $options->text( 'file' ) ) );
	}

	/**
	 * Takes in the forms of a JSON file of Gravity Forms or Atoll.
	 *
	 * A form keeps its number when that is free. One that cannot work here is taken in as a draft.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file; - reads what is piped in.
	 *
	 * [--dry-run]
	 * : Says what would come of each form, and stores nothing.
	 *
	 * [--format=<format>]
	 * : How to print what came of them.
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
	 *     wp atoll form import gravityforms-export.json --dry-run
	 *     wp atoll form import gravityforms-export.json
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function import( array $args, array $assoc ): void {
		$this->console->mustBeAllowed( Capabilities::EDIT_FORMS );
		$options = new CommandOptions( $assoc );
		$file    = $this->file( $args[0] ?? '' );
		$reports = $options->flag( 'dry-run' ) ? $this->import->preview( $file ) : $this->import->import( $file );
		foreach ( $reports as $report ) {
			$this->tell( $report );
		}
		$this->console->table( array_map( $this->row( ... ), $reports ), array( 'id', 'came_as', 'title', 'result' ), $options );
		$failed = array_filter( $reports, static fn( FormReport $report ) => '' !== $report->failure );
		if ( array() !== $failed ) {
			/* translators: %d: number of forms. */
			$this->console->fail( sprintf( _n( '%d form could not be taken in.', '%d forms could not be taken in.', count( $failed ), 'atoll' ), count( $failed ) ) );
		}
	}

	/**
	 * Says what differs between the forms of a file and those of this site. Ends with 1 if something does.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : A JSON file of Gravity Forms or Atoll; - reads what is piped in.
	 *
	 * [--form=<number>]
	 * : The form of this site to compare with, where the file has one form and that has another number.
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll form diff forms.json
	 *     wp atoll form diff enquiry.json --form=12
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function diff( array $args, array $assoc ): void {
		$this->console->mustBeAllowed( Capabilities::EDIT_FORMS );
		$options = new CommandOptions( $assoc );
		$file    = $this->file( $args[0] ?? '' );
		if ( $options->has( 'form' ) && count( $file->forms ) > 1 ) {
			$this->console->fail( __( 'The file holds several forms, so that --form cannot say which one is meant.', 'atoll' ) );
		}
		$rows = array();
		foreach ( $file->forms as $form ) {
			$id   = $form['id'] ?? 0;
			$site = $options->int( 'form', is_numeric( $id ) ? (int) $id : 0 );
			$this->exists( $site );
			foreach ( $this->diff->of( $form, (array) $this->export->form( $site ) ) as $difference ) {
				$rows[] = array( 'form' => $site ) + $difference;
			}
		}
		if ( array() === $rows && 'table' === $options->text( 'format', 'table' ) ) {
			$this->console->success( __( 'Nothing differs.', 'atoll' ) );
			return;
		}
		$this->console->table( $rows, array( 'form', 'what', 'difference', 'file', 'site' ), $options );
		if ( array() !== $rows ) {
			$this->console->stop();
		}
	}

	private function file( string $path ): FormsFile {
		try {
			return FormsFile::read( $this->files->read( $path ) );
		} catch ( PublicError $trouble ) {
			$this->console->fail( $trouble->getMessage() );
		}
	}

	private function exists( int $number ): void {
		if ( null === $this->forms->findAny( $number ) ) {
			/* translators: %d: number of a form. */
			$this->console->fail( sprintf( __( 'There is no form %d.', 'atoll' ), $number ) );
		}
	}

	private function tell( FormReport $report ): void {
		foreach ( array_filter( array( $report->renumbered, ...$report->problems, ...$report->kept, ...$report->differences ) ) as $sentence ) {
			$this->console->warning( "{$report->title}: {$sentence}" );
		}
	}

	/** @return array<string, scalar> */
	private function row( FormReport $report ): array {
		return array(
			'id'      => $report->number,
			'came_as' => $report->came,
			'title'   => $report->title,
			'result'  => match ( true ) {
				'' !== $report->failure       => $report->failure,
				array() !== $report->problems => __( 'a draft, until its problems are mended', 'atoll' ),
				default                       => implode( ', ', $report->brought ),
			},
		);
	}
}
