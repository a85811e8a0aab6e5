<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Search\SearchWords;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Errors\StorageFailed;

/** Writes what people sent and changed to the entries table, each submission under its key. */
final class SubmittedEntries {

	public function __construct(
		private \wpdb $wpdb,
		private EntryRepository $entries,
		private SearchWords $words
	) {}

	/**
	 * The entry that already has a submission's form and key, with the fingerprint it was stored under.
	 *
	 * @return array{entry: Entry, fingerprint: string}|null
	 */
	public function findByKey( Submission $submission ): ?array {
		$row = $this->wpdb->get_row(
			$this->wpdb->prepare(
				"SELECT * FROM {$this->table()} WHERE form_number = %d AND idempotency_key = %s",
				$submission->formNumber,
				$submission->keyHash()
			),
			ARRAY_A
		);
		return is_array( $row ) ? array(
			'entry'       => Entry::fromRow( $row ),
			'fingerprint' => (string) $row['fingerprint'],
		) : null;
	}

	/**
	 * Stores an entry and returns it as it will be read. Answers are written as ASCII JSON, so that $wpdb need not
	 * ask the database for its character sets first.
	 *
	 * @throws StorageFailed When the database refuses, also because the key is taken.
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
			'words'           => $this->words->of( $entry->form, $entry->answers ),
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
		$columns    = implode( ', ', array_keys( $row ) );
		$formats    = implode( ', ', array_map( static fn( $value ) => is_int( $value ) ? '%d' : '%s', $row ) );
		$inserted   = $this->wpdb->query(
			$this->wpdb->prepare( "INSERT INTO {$this->table()} ({$columns}) VALUES ({$formats})", array_values( $row ) )
		);
		if ( 1 !== $inserted ) {
			throw new StorageFailed( 'insert entry: ' . $this->wpdb->last_error );
		}
		return Entry::fromRow( array( 'id' => $this->wpdb->insert_id ) + $row );
	}

	/**
	 * Replaces an entry's answers, its key and its fingerprint, so that a retry of the same change finds it. Nobody has
	 * read it as it is now.
	 *
	 * @param int $version The version that is replaced.
	 * @return Entry|null Null when the entry is at another version, or gone.
	 * @throws StorageFailed
	 */
	public function update( Entry $before, NewEntry $entry, int $version ): ?Entry {
		$updated = $this->wpdb->query(
			$this->wpdb->prepare(
				"UPDATE {$this->table()} SET version = version + 1, form_version = %d, idempotency_key = %s, fingerprint = %s, answers = %s, words = %s, is_read = 0, date_updated = %s WHERE id = %d AND version = %d",
				$entry->form->version(),
				$entry->submission->keyHash(),
				$entry->submission->fingerprint(),
				(string) wp_json_encode( (object) $entry->answers ),
				$this->words->of( $entry->form, $entry->answers ),
				gmdate( 'Y-m-d H:i:s' ),
				$before->id,
				$version
			)
		);
		if ( false === $updated ) {
			throw new StorageFailed( "update entry {$before->id}: {$this->wpdb->last_error}" );
		}
		return 1 === $updated ? $this->entries->find( $before->id ) : null;
	}

	/**
	 * Replaces only an entry's answers: a retry of its first submission still finds it by its key.
	 *
	 * @param array<array-key, string> $answers
	 * @param int                      $version The version that is replaced.
	 * @return Entry|null Null when the entry is at another version, or gone.
	 * @throws StorageFailed
	 */
	public function updateAnswers( Entry $before, Form $form, array $answers, int $version ): ?Entry {
		$updated = $this->wpdb->query(
			$this->wpdb->prepare(
				"UPDATE {$this->table()} SET version = version + 1, answers = %s, words = %s, date_updated = %s WHERE id = %d AND version = %d",
				(string) wp_json_encode( (object) $answers ),
				$this->words->of( $form, $answers ),
				gmdate( 'Y-m-d H:i:s' ),
				$before->id,
				$version
			)
		);
		if ( false === $updated ) {
			throw new StorageFailed( "rewrite entry {$before->id}: {$this->wpdb->last_error}" );
		}
		return 1 === $updated ? $this->entries->find( $before->id ) : null;
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
