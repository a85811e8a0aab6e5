<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Forms\Entries\Changes\CascadeDelete;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Keys of the submissions with which owners changed their entries, to recognise a retry of a change. The entry itself
 * keeps the key of the submission that made it.
 */
final class ChangeKeys implements CascadeDelete {

	public function __construct( private Queries $queries, private ChangeKeysTable $table ) {}

	/**
	 * Returns the entry that was changed with a submission's form and key, and the fingerprint of that change.
	 *
	 * @return array{entry: int, fingerprint: string}|null
	 * @throws ReadFailed
	 */
	public function find( Submission $submission ): ?array {
		$row = $this->queries->row(
			'SELECT entry_id, fingerprint FROM {atoll_change_keys} WHERE form_number = %d AND idempotency_key = %s',
			$submission->formNumber,
			$submission->keyHash()
		);
		return null === $row
			? null
			: array( 'entry' => (int) $row['entry_id'], 'fingerprint' => (string) $row['fingerprint'] );
	}

	/** @throws StorageFailed Also if the key was already used for a change. */
	public function add( int $entry, Submission $submission ): void {
		$this->queries->write(
			'INSERT INTO {atoll_change_keys} (form_number, idempotency_key, fingerprint, entry_id) VALUES (%d, %s, %s, %d)',
			$submission->formNumber,
			$submission->keyHash(),
			$submission->fingerprint(),
			$entry
		);
	}

	/** Does nothing if an update has not created the table yet: no entry was changed since. */
	public function forget( array $entries ): void {
		if ( $this->table->exists() ) {
			$this->queries->write( 'DELETE FROM {atoll_change_keys} WHERE entry_id IN (%d)', $entries );
		}
	}
}
