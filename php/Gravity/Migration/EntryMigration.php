<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Storage\EntryWriter;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\PublicError;
use Atoll\Platform\Migrations\OptionLock;

/**
 * Brings the entries of Gravity Forms' own tables in, with their forms. It can be stopped anywhere: an entry is here
 * with all that belongs to it or not at all, and keeps its old number, so that the next run skips it.
 */
final class EntryMigration {

	public const OPTION = 'atoll_gravity_move';

	private const BATCH = 100;

	/** @param \Closure(): FormMigration $forms One for each run: it remembers what it found. */
	public function __construct(
		private GravityTables $tables,
		private \Closure $forms,
		private EntryCopy $copy,
		private EntryWriter $writer,
		private OptionLock $lock
	) {}

	/** Whether there is anything that could move. */
	public function isOffered(): bool {
		return $this->tables->exist();
	}

	/**
	 * Whether entries are only where Gravity Forms had them before version 2.3, which moves them itself when it is
	 * updated.
	 */
	public function isTooOld(): bool {
		return $this->tables->areOld();
	}

	/** How far it has come. */
	public function report(): MigrationReport {
		return MigrationReport::from( get_option( self::OPTION ) );
	}

	/**
	 * Goes on where the last run ended; after a run that came to the end it begins again, for entries that came since.
	 *
	 * @param (callable( int, int ): void)|null $progress Told after each entry how many were looked at, and how many
	 *                                                    there are.
	 * @param int|null                          $limit    At most so many entries; null for all.
	 * @param bool                              $begins   Whether it begins again after a run that came to the end.
	 * @throws BadRequest While another one runs: two would each bring every form.
	 */
	public function run( ?callable $progress = null, ?int $limit = null, bool $begins = true ): MigrationReport {
		$this->lock->acquire() || throw $this->busy();
		try {
			return $this->goOn( $progress ?? static fn() => null, $limit, $begins );
		} finally {
			$this->lock->release();
		}
	}

	/** @param callable( int, int ): mixed $progress */
	private function goOn( callable $progress, ?int $limit, bool $begins ): MigrationReport {
		$report = $this->report();
		$report = $report->isFinished && $begins ? $report->next() : $report;
		$begun  = $report->cursor;
		$forms  = ( $this->forms )();
		if ( 0 === $begun && ! $report->isFinished ) {
			$this->bringForms( $forms, $report );
		}
		$report->total = $this->tables->count();
		$report->done  = $this->tables->count( $begun );
		while ( ! $report->isFinished && ( null === $limit || $limit > 0 ) ) {
			$size   = min( self::BATCH, $limit ?? self::BATCH );
			$limit  = null === $limit ? null : $limit - $size;
			$batch  = $this->tables->entries( $report->cursor, $size );
			$report->isFinished = count( $batch ) < $size;
			$this->bring( $batch, $forms, $report, $progress );
			update_option( self::OPTION, $report->kept(), false );
		}
		return $report;
	}

	/** All of them, also those without entries. */
	private function bringForms( FormMigration $forms, MigrationReport $report ): void {
		foreach ( $this->tables->forms() as $form ) {
			$this->lock->renew() || throw $this->busy();
			try {
				$forms->number( (int) $form->string( 'id' ) );
			} catch ( PublicError $error ) {
				$reason = $error->getMessage();
				$report->tell( 'forms', MigrationTexts::formStayed( $form->string( 'title' ), $reason ) );
			}
		}
		foreach ( $forms->reports() as $brought ) {
			$report->awaited->expect( $brought->came );
			$report->tell( 'forms', MigrationTexts::formCame( $brought ) );
		}
	}

	/**
	 * @param list<JsonData>                   $batch
	 * @param callable( int, int ): mixed $progress
	 */
	private function bring( array $batch, FormMigration $forms, MigrationReport $report, callable $progress ): void {
		$ids = array_map( static fn( JsonData $row ) => (int) $row->string( 'id' ), $batch );
		if ( array() === $ids ) {
			return;
		}
		$metas = $this->tables->metas( $ids );
		$notes = $this->tables->notes( $ids );
		foreach ( $batch as $place => $row ) {
			$id = $ids[ $place ];
			try {
				$this->bringOne( $row, $metas[ $id ] ?? array(), $notes[ $id ] ?? array(), $forms, $report );
			} catch ( PublicError $error ) {
				error_log( "Atoll: entry {$id} of Gravity Forms did not move: {$error->getMessage()}" );
				$report->tell( 'entries', MigrationTexts::entryStayed( $id, $error->getMessage() ) );
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
	private function bringOne(
		JsonData $row,
		array $metas,
		array $notes,
		FormMigration $forms,
		MigrationReport $report
	): void {
		$id     = (int) $row->string( 'id' );
		$theirs = (int) $row->string( 'form_id' );
		$here   = $this->writer->marked( $this->number( $id, $theirs, $forms, $report ), EntryCopy::mark( $id ) );
		if ( 0 === $here && ! $report->awaited->has( $id, $theirs ) ) {
			return; // It came, and was deleted here.
		}
		if ( 0 === $here ) {
			$form = $forms->form( $theirs );
			if ( null === $form ) {
				$report->tell( 'entries', MigrationTexts::entryWaits( $id, $forms->number( $theirs ) ) );
				$report->awaited->wait( $id, $theirs );
				return;
			}
			$here = $this->copied( $row, $metas, $notes, $form, $report );
		}
		$report->awaited->came( $id, $theirs );
		++$report->moved;
		if ( $here !== $id ) {
			$report->tell( 'numbers', MigrationTexts::entryRenumbered( $id, $here ) );
		}
	}

	/** @throws PublicError While the form cannot come in; its entries wait for it. */
	private function number( int $id, int $theirs, FormMigration $forms, MigrationReport $report ): int {
		try {
			return $forms->number( $theirs );
		} catch ( PublicError $error ) {
			if ( $report->awaited->has( $id, $theirs ) ) {
				$report->awaited->wait( $id, $theirs );
			}
			throw $error;
		}
	}

	/**
	 * @param list<JsonData> $metas
	 * @param list<JsonData> $notes
	 * @throws PublicError When it cannot be stored; the next run tries again.
	 */
	private function copied( JsonData $row, array $metas, array $notes, Form $form, MigrationReport $report ): int {
		try {
			return $this->copy->bring( $row, $metas, $notes, $form, $report );
		} catch ( PublicError $error ) {
			$report->awaited->fail( (int) $row->string( 'id' ) );
			throw $error;
		}
	}

	private function busy(): BadRequest {
		return new BadRequest( 'atoll_move_runs', __( 'Entries are being moved already, in another window or by somebody else. Look again in a minute.', 'atoll' ), 409 );
	}
}
