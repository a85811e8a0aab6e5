<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Storage\EntryWriter;
use Atoll\Gravity\FormFiles\FormReport;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\PublicError;

/**
 * Imports the entries of Gravity Forms' own tables, with their forms. A run can be stopped at any point: a form or an
 * entry is imported completely or not at all, and remembers its old number, so that the next run skips it.
 */
final class EntryMigration {

	public const OPTION = 'atoll_gravity_move';

	private const BATCH = 100;

	/**
	 * @param \Closure( \Closure( FormReport ): void ): FormMigration $forms Makes a new one for each run, since it
	 *                                                                      remembers the forms that it found.
	 */
	public function __construct(
		private GravityTables $tables,
		private UnmigratedData $leftBehind,
		private \Closure $forms,
		private EntryImporter $importer,
		private EntryWriter $writer,
		private OptionLock $lock
	) {}

	/** Whether there is anything to import. */
	public function isOffered(): bool {
		return $this->tables->exist();
	}

	/**
	 * Whether entries are only in the tables that Gravity Forms used before version 2.3. A newer version of the plugin
	 * moves them itself.
	 */
	public function isTooOld(): bool {
		return $this->tables->areOld();
	}

	/** Tells what to do when the entries are in the old tables. */
	public static function tooOldNotice(): string {
		return __( 'The entries are in tables of a Gravity Forms before version 2.3. Update it once: it then brings them into its new tables, and they can move from there.', 'atoll' );
	}

	/** Returns how far the migration has come. */
	public function report(): MigrationReport {
		return MigrationReport::from( get_option( self::OPTION ) );
	}

	/**
	 * Resumes where the last run stopped. After a finished run it starts again, for entries that were added since.
	 *
	 * @param (callable( int, int ): void)|null $progress Called after each entry with the number of entries looked at
	 *                                                    and the number of all entries.
	 * @param int|null $limit    How many entries are looked at, at most; null for all.
	 * @param bool     $restarts Whether it starts again after a finished run.
	 * @throws BadRequest While another run is in progress: each run would import every form.
	 * @throws \Atoll\Platform\Errors\ReadFailed When the database cannot be read.
	 */
	public function run( ?callable $progress = null, ?int $limit = null, bool $restarts = true ): MigrationReport {
		$this->lock->acquire() || throw $this->busy();
		try {
			return $this->resume( $progress ?? static fn() => null, $limit, $restarts );
		} finally {
			$this->lock->release();
		}
	}

	/** @param callable( int, int ): mixed $progress */
	private function resume( callable $progress, ?int $limit, bool $restarts ): MigrationReport {
		$report = $this->report();
		$report = $report->isFinished && $restarts ? $report->nextRun() : $report;
		$start  = $report->cursor;
		$forms  = ( $this->forms )( fn( FormReport $form ) => $this->keepForm( $form, $report ) );
		if ( 0 === $start && ! $report->isFinished ) {
			$this->save( $report ); // Before any transaction: a cached option would survive a rollback.
			$this->importForms( $forms, $report );
			$this->leftBehind->tell( $report );
		}
		$report->total = $this->tables->count();
		$report->done  = $this->tables->count( $start );
		while ( ! $report->isFinished && ( null === $limit || $limit > 0 ) ) {
			$size               = min( self::BATCH, $limit ?? self::BATCH );
			$limit              = null === $limit ? null : $limit - $size;
			$batch              = $this->tables->entries( $report->cursor, $size );
			$report->isFinished = count( $batch ) < $size;
			$this->importBatch( $batch, $forms, $report, $progress );
			$this->save( $report );
		}
		return $report;
	}

	/**
	 * Imports all forms, also those without entries. Failures are added to the report last: until then the report is
	 * saved only along with an imported form, so a run that is interrupted and resumed reports each failure once.
	 */
	private function importForms( FormMigration $forms, MigrationReport $report ): void {
		$failures = array();
		foreach ( $this->tables->forms() as $form ) {
			$this->lock->renew() || throw $this->busy();
			try {
				$forms->number( (int) $form->string( 'id' ) );
			} catch ( PublicError $error ) {
				$failures[] = MigrationTexts::formNotImported( $form->string( 'title' ), $error->getMessage() );
			}
		}
		foreach ( $failures as $sentence ) {
			$report->addMessage( 'forms', $sentence );
		}
	}

	/** Records an imported form and expects all of its entries, also those that were deleted with an earlier import. */
	private function keepForm( FormReport $form, MigrationReport $report ): void {
		$report->awaited->expectForm( $form->came );
		foreach ( MigrationTexts::formImported( $form ) as $sentence ) {
			$report->addMessage( 'forms', $sentence );
		}
		$this->save( $report );
	}

	private function save( MigrationReport $report ): void {
		update_option( self::OPTION, $report->toArray(), false );
	}

	/**
	 * @param list<JsonData>              $batch
	 * @param callable( int, int ): mixed $progress
	 */
	private function importBatch(
		array $batch,
		FormMigration $forms,
		MigrationReport $report,
		callable $progress
	): void {
		$ids = array_map( static fn( JsonData $row ) => (int) $row->string( 'id' ), $batch );
		if ( array() === $ids ) {
			return;
		}
		$metas = $this->tables->metas( $ids );
		$notes = $this->tables->notes( $ids );
		foreach ( $batch as $index => $row ) {
			$id = $ids[ $index ];
			try {
				$this->importEntry( $row, $metas[ $id ] ?? array(), $notes[ $id ] ?? array(), $forms, $report );
			} catch ( PublicError $error ) {
				( new ErrorLog() )->note( "entry {$id} of Gravity Forms did not move: {$error->getMessage()}" );
				$report->addMessage( 'entries', MigrationTexts::entryNotImported( $id, $error->getMessage() ) );
			}
			$this->lock->renew() || throw $this->busy();
			$report->cursor = $id;
			++$report->done;
			$progress( $report->done, $report->total );
		}
	}

	/**
	 * @param list<JsonData> $metas
	 * @param list<JsonData> $notes
	 */
	private function importEntry(
		JsonData $row,
		array $metas,
		array $notes,
		FormMigration $forms,
		MigrationReport $report
	): void {
		$id            = (int) $row->string( 'id' );
		$gravityFormId = (int) $row->string( 'form_id' );
		$formNumber    = $this->number( $id, $gravityFormId, $forms, $report );
		$newId         = $this->writer->findImported( $formNumber, EntryImporter::idempotencyKey( $id ) );
		if ( 0 === $newId && ! $report->awaited->has( $id, $gravityFormId ) ) {
			return; // Imported earlier, then deleted in Atoll.
		}
		if ( 0 === $newId ) {
			$form = $forms->form( $gravityFormId );
			if ( null === $form ) {
				$report->addMessage( 'entries', MigrationTexts::entryWaits( $id, $forms->number( $gravityFormId ) ) );
				$report->awaited->waitForForm( $id, $gravityFormId );
				return;
			}
			$newId = $this->copyEntry( $row, $metas, $notes, $form, $report );
		}
		$report->awaited->markImported( $id, $gravityFormId );
		++$report->moved;
		if ( $newId !== $id ) {
			$report->addMessage( 'numbers', MigrationTexts::entryRenumbered( $id, $newId ) );
		}
	}

	/** @throws PublicError When the form cannot be imported; its entries then wait for it. */
	private function number( int $id, int $gravityFormId, FormMigration $forms, MigrationReport $report ): int {
		try {
			return $forms->number( $gravityFormId );
		} catch ( PublicError $error ) {
			if ( $report->awaited->has( $id, $gravityFormId ) ) {
				$report->awaited->waitForForm( $id, $gravityFormId );
			}
			throw $error;
		}
	}

	/**
	 * @param list<JsonData> $metas
	 * @param list<JsonData> $notes
	 * @throws PublicError When the entry cannot be stored; the next run tries again.
	 */
	private function copyEntry( JsonData $row, array $metas, array $notes, Form $form, MigrationReport $report ): int {
		try {
			return $this->importer->import( $row, $metas, $notes, $form, $report );
		} catch ( PublicError $error ) {
			$report->awaited->markFailed( (int) $row->string( 'id' ) );
			throw $error;
		}
	}

	private function busy(): BadRequest {
		return new BadRequest( 'atoll_move_runs', __( 'Entries are being moved already, in another window or by someone else. Look again in a minute.', 'atoll' ), 409 );
	}
}
