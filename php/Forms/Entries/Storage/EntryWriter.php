<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Search\SearchWords;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Writes entries exactly as given, with dates and sender, without validation and without mail. For imports and
 * gf/v2.
 */
final class EntryWriter {

	public function __construct(
		private Queries $queries,
		private SearchWords $words,
		private EntryRepository $entries,
		private FormVersions $versions
	) {}

	/**
	 * @param Entry     $entry     Id 0 gives it the next id.
	 * @param Form|null $form      Form whose fields make the search words; null if it does not exist.
	 * @param string    $importKey Identifies the entry at its source, for {@see findImported()}; empty for none.
	 * @throws StorageFailed Also if the id or the key is taken.
	 */
	public function add( Entry $entry, ?Form $form, string $importKey = '' ): Entry {
		$row = $this->row( $entry, $form ) + array(
			'status'          => $entry->status,
			// An import key cannot equal the key of a submission, which is a hash in hex.
			'idempotency_key' => '' === $importKey ? hash( 'sha256', random_bytes( 32 ) ) : $importKey,
			'fingerprint'     => '',
			'date_moved'      => gmdate( 'Y-m-d H:i:s' ),
		) + array_filter( array( 'id' => $entry->id ) );
		if ( $form?->version() === $entry->formVersion ) {
			$this->versions->keep( $form );
		}
		$id = $this->queries->insert( EntriesTable::NAME, $row );
		return $this->entries->find( $entry->id > 0 ? $entry->id : $id )
			?? throw new StorageFailed( 'an entry that was added is gone' );
	}

	/**
	 * Returns the id of the form's entry that was added with an import key; 0 if there is none.
	 *
	 * @throws ReadFailed
	 */
	public function findImported( int $form, string $importKey ): int {
		return (int) $this->queries->value(
			'SELECT id FROM {atoll_entries} WHERE form_number = %d AND idempotency_key = %s', $form, $importKey
		);
	}

	/**
	 * Returns the current entry, and locks it until this transaction ends. A write that changes nothing locks the row
	 * on every engine.
	 *
	 * @throws EntryNotFound
	 * @throws StorageFailed
	 */
	public function lock( int $id ): Entry {
		$this->queries->write( 'UPDATE {atoll_entries} SET version = version WHERE id = %d', $id );
		return $this->entries->find( $id ) ?? throw new EntryNotFound();
	}

	/**
	 * Replaces the stored entry with the same id, except its submission key, and its status, which
	 * {@see \Atoll\Forms\Entries\Changes\EntryAdminService::move()} changes.
	 *
	 * @throws EntryNotFound If it does not exist (any more).
	 * @throws StorageFailed
	 */
	public function replace( Entry $entry, ?Form $form ): Entry {
		$row = $this->row( $entry, $form );
		$set = implode( ' = %s, ', array_keys( $row ) );
		$this->queries->write(
			"UPDATE {atoll_entries} SET {$set} = %s, version = version + 1 WHERE id = %d",
			...array( ...array_values( $row ), $entry->id )
		);
		return $this->entries->find( $entry->id ) ?? throw new EntryNotFound();
	}

	/** @return array<literal-string, string|int> Values by column. */
	private function row( Entry $entry, ?Form $form ): array {
		return array(
			'form_number'  => $entry->formNumber,
			'form_version' => $entry->formVersion,
			'answers'      => (string) wp_json_encode( (object) $entry->answers ),
			'words'        => $this->words->extract( $form, $entry->answers ),
			'created_by'   => $entry->createdBy,
			'ip'           => $entry->ip,
			'user_agent'   => $entry->userAgent,
			'source_url'   => $entry->sourceUrl,
			'is_read'      => (int) $entry->isRead,
			'is_starred'   => (int) $entry->isStarred,
			'is_held'      => (int) $entry->isHeld,
			'spam'         => $entry->spam,
			'date_created' => $entry->dateCreated,
			'date_updated' => $entry->dateUpdated,
		);
	}
}
