<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Gravity\Migration\EntryMigration;
use Atoll\Gravity\Migration\MigrationReport;
use Atoll\Platform\Access\Capabilities;

/** The command `wp atoll entry move`: from Gravity Forms' tables, not between active, spam and trash. */
final class MigrateEntriesCommand {

	private const REPORTED = array( 'forms', 'access', 'drafts', 'numbers', 'files', 'entries' );

	public function __construct( private Console $console, private EntryMigration $migration ) {}

	/**
	 * Imports the forms and entries from Gravity Forms' own tables.
	 *
	 * Keeps their numbers if these are free, dates, notes and files. Sends no emails, and changes or deletes nothing in
	 * those tables. If it is interrupted, it continues from there the next time; once it has finished, it looks for
	 * entries submitted since.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll entry move
	 */
	public function __invoke(): void {
		$this->console->requireCapability( Capabilities::EDIT_FORMS );
		$this->console->requireCapability( Capabilities::EDIT_ENTRIES );
		if ( $this->migration->isTooOld() ) {
			$this->console->fail( EntryMigration::tooOldNotice() );
		}
		if ( ! $this->migration->isOffered() ) {
			$this->console->success( __( 'Gravity Forms has no tables here, so there is nothing to move.', 'atoll' ) );
			return;
		}
		$bar = $this->console->progressBar( __( 'Moving entries', 'atoll' ) );
		$this->report( $this->console->orFail( fn() => $this->migration->run( $bar ) ) );
	}

	/**
	 * Prints a report. Ends with 1 if an entry was not imported, so that scripts do not take the migration for
	 * complete.
	 */
	private function report( MigrationReport $report ): void {
		foreach ( self::REPORTED as $kind ) {
			$sentences = $report->sentences( $kind );
			array_map( $this->console->line( ... ), $sentences );
			$more = $report->count( $kind ) - count( $sentences );
			if ( $more > 0 ) {
				/* translators: %d: number of sentences. */
				$this->console->line( sprintf( _n( '… and %d more.', '… and %d more.', $more, 'atoll' ), $more ) );
			}
		}
		if ( $report->count( 'entries' ) > 0 ) {
			$this->console->fail( $report->progress() );
		}
		$this->console->success( $report->progress() );
	}
}
