<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\EntryWriter;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Imports one entry unchanged, with its files and notes, all or nothing. Nothing is validated and no email is sent.
 */
final class EntryImporter {

	public function __construct(
		private EntryRepository $entries,
		private EntryWriter $writer,
		private Transaction $transaction,
		private Uploads $uploads,
		private AnswersImporter $answers,
		private GravityNotes $notes,
	) {}

	/** Returns the key of an imported entry. It never equals the key of a submission, which is a hash. */
	public static function idempotencyKey( int $id ): string {
		return "gravity-forms:{$id}";
	}

	/**
	 * @param list<JsonData> $metas
	 * @param list<JsonData> $notes
	 * @return int The entry's id in Atoll.
	 * @throws StorageFailed When the entry could not be stored.
	 */
	public function import( JsonData $row, array $metas, array $notes, Form $form, MigrationReport $report ): int {
		$id       = (int) $row->string( 'id' );
		$imported = $this->answers->import( $row, $metas, $form, $report );
		$freeId   = array() === $this->entries->existing( array( $id ) ) ? $id : 0;
		return $this->transaction->run(
			function () use ( $row, $notes, $form, $id, $freeId, $imported ): int {
				$entry = $this->entry( $row, $freeId, $form, $imported->answers );
				$newId = $this->writer->add( $entry, $form, self::idempotencyKey( $id ) )->id;
				if ( array() !== $imported->uploads ) {
					$this->uploads->claim( $newId, $imported->uploads );
				}
				$this->notes->copy( $newId, $row, $notes, $imported->others );
				return $newId;
			}
		);
	}

	/** @param array<array-key, string> $answers */
	private function entry( JsonData $row, int $id, Form $form, array $answers ): Entry {
		$status  = $row->string( 'status' );
		$created = $row->string( 'date_created' );
		return new Entry(
			$id,
			$form->id(),
			$form->version(),
			in_array( $status, Entry::STATUSES, true ) ? $status : Entry::ACTIVE,
			$answers,
			(int) $row->string( 'created_by' ),
			mb_substr( $row->string( 'ip' ), 0, 45 ),
			mb_scrub( $row->string( 'user_agent' ), 'UTF-8' ),
			mb_scrub( $row->string( 'source_url' ), 'UTF-8' ),
			'1' === $row->string( 'is_read' ),
			'1' === $row->string( 'is_starred' ),
			$created,
			$row->string( 'date_updated' ) ?: $created,
			1,
		);
	}
}
