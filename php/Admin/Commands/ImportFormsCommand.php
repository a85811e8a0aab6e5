<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Gravity\FormFiles\FormImport;
use Atoll\Gravity\FormFiles\FormReport;
use Atoll\Platform\Access\Capabilities;

/** The command `wp atoll form import`. */
final class ImportFormsCommand {

	public function __construct(
		private Console $console,
		private CommandFiles $files,
		private FormImport $import
	) {}

	/**
	 * Imports the forms of a JSON file of Gravity Forms or Atoll.
	 *
	 * A form keeps its number if that is free. A form with errors is imported as a draft.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file; - reads standard input.
	 *
	 * [--dry-run]
	 * : Prints the result for each form without storing anything.
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
	 *     wp atoll form import gravityforms-export.json --dry-run
	 *     wp atoll form import gravityforms-export.json
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$this->console->requireCapability( Capabilities::EDIT_FORMS );
		$options = new CommandOptions( $assoc );
		$file    = $this->files->forms( $args[0] ?? '' );
		$reports = $this->console->orFail(
			fn() => $options->flag( 'dry-run' ) ? $this->import->preview( $file ) : $this->import->import( $file )
		);
		foreach ( $reports as $report ) {
			$this->printWarnings( $report );
		}
		$rows = array_map( $this->row( ... ), $reports );
		$this->console->table( $rows, array( 'id', 'came_as', 'title', 'result' ), $options );
		$failed = array_filter( $reports, static fn( FormReport $report ) => '' !== $report->failure );
		if ( array() !== $failed ) {
			$count = count( $failed );
			/* translators: %d: number of forms. */
			$message = _n( '%d form could not be taken in.', '%d forms could not be taken in.', $count, 'atoll' );
			$this->console->fail( sprintf( $message, $count ) );
		}
	}

	private function printWarnings( FormReport $report ): void {
		$sentences = array( $report->renumbered, ...$report->problems, ...$report->kept, ...$report->differences );
		foreach ( array_filter( $sentences ) as $sentence ) {
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
				array() !== $report->problems => __( 'a draft, until its problems are fixed', 'atoll' ),
				default                       => implode( ', ', $report->brought ),
			},
		);
	}
}
