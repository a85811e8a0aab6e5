<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Search\SearchWords;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Services\Lazy;

/** Writes new and changed entries to the table, each submission with its key. */
final class SubmittedEntries {

	/**
	 * @param \Closure(): EntryRepository $entries    Called only for a change and its retry.
	 * @param \Closure(): ChangeKeys      $changeKeys Called only for a change.
	 */
	public function __construct(
		private Queries $queries,
		#[Lazy( EntryRepository::class )] private \Closure $entries,
		private SearchWords $words,
		#[Lazy( ChangeKeys::class )] private \Closure $changeKeys,
	) {}

	/**
	 * Returns the entry that was made or changed with a submission's form and key, and the fingerprint of that
	 * submission.
	 *
	 * @return array{entry: Entry, fingerprint: string}|null
	 * @throws ReadFailed
	 */
	public function findByKey( Submission $submission ): ?array {
		$row = $this->queries->row(
			'SELECT * FROM {atoll_entries} WHERE form_number = %d AND idempotency_key = %s',
			$submission->formNumber,
			$submission->keyHash()
		);
		if ( null !== $row ) {
			return array( 'entry' => Entry::fromRow( $row ), 'fingerprint' => (string) $row['fingerprint'] );
		}
		// A change names its entry, and so does its retry.
		$change = isset( $submission->inputs[ InputNames::ENTRY ] )
			? ( $this->changeKeys )()->find( $submission )
			: null;
		$entry  = null === $change ? null : ( $this->entries )()->find( $change['entry'] );
		return null === $change || null === $entry
			? null
			: array( 'entry' => $entry, 'fingerprint' => $change['fingerprint'] );
	}

	/**
	 * Stores an entry and returns it as it will be read. Answers are written as ASCII JSON, so that $wpdb need not ask
	 * the database for its character sets first.
	 *
	 * @throws StorageFailed If the database refuses, also because the key is taken.
	 */
	public function insert( NewEntry $entry ): Entry {
		$now        = gmdate( 'Y-m-d H:i:s' );
		$submission = $entry->submission;
		$row        = array(
			'form_number'     => $entry->form->id(),
			'form_version'    => $entry->form->version(),
			'status'          => $entry->status,
			'spam'            => $entry->spam,
			'idempotency_key' => $submission->keyHash(),
			'fingerprint'     => $submission->fingerprint(),
			'answers'         => (string) wp_json_encode( (object) $entry->answers ),
			'words'           => $this->words->extract( $entry->form, $entry->answers ),
			'created_by'      => $submission->visitor->userId(),
			'ip'              => $entry->form->storesIp() ? $submission->visitor->ip() : '',
			'user_agent'      => $submission->visitor->userAgent(),
			'source_url'      => $submission->sourceUrl,
			'is_read'         => 0,
			'is_starred'      => 0,
			'date_created'    => $now,
			'date_updated'    => $now,
			'date_moved'      => $now,
		);
		return Entry::fromRow( array( 'id' => $this->queries->insert( 'atoll_entries', $row ) ) + $row );
	}

	/**
	 * Replaces an entry's answers and marks it as unread. Stores the key of the change, so that a retry finds the entry
	 * as it does for a new one. Call in a transaction.
	 *
	 * @param int $version The version to replace.
	 * @return Entry|null Null if the entry has another version, or does not exist.
	 * @throws StorageFailed
	 */
	public function update( Entry $before, NewEntry $entry, int $version ): ?Entry {
		$updated = $this->queries->write(
			'UPDATE {atoll_entries} SET version = version + 1, form_version = %d, answers = %s, words = %s, '
				. 'is_read = 0, date_updated = %s WHERE id = %d AND version = %d',
			$entry->form->version(),
			(string) wp_json_encode( (object) $entry->answers ),
			$this->words->extract( $entry->form, $entry->answers ),
			gmdate( 'Y-m-d H:i:s' ),
			$before->id,
			$version
		);
		if ( 1 !== $updated ) {
			return null;
		}
		( $this->changeKeys )()->add( $before->id, $entry->submission );
		return ( $this->entries )()->find( $before->id );
	}

	/**
	 * Replaces only an entry's answers, for changes by staff.
	 *
	 * @param array<array-key, string> $answers
	 * @param int                      $version The version to replace.
	 * @return Entry|null Null if the entry has another version, is spam or in the trash, or does not exist.
	 * @throws StorageFailed
	 */
	public function updateAnswers( Entry $before, Form $form, array $answers, int $version ): ?Entry {
		$updated = $this->queries->write(
			'UPDATE {atoll_entries} SET version = version + 1, answers = %s, words = %s, date_updated = %s '
				. 'WHERE id = %d AND version = %d AND status = %s',
			(string) wp_json_encode( (object) $answers ),
			$this->words->extract( $form, $answers ),
			gmdate( 'Y-m-d H:i:s' ),
			$before->id,
			$version,
			Entry::ACTIVE
		);
		return 1 === $updated ? ( $this->entries )()->find( $before->id ) : null;
	}
}
