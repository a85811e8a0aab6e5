<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Search\SearchWords;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Writes entries exactly as given, with dates and sender: nothing is validated and no mail is sent. For imports and
 * gf/v2.
 */
final class EntryWriter {

	public function __construct(
		private \wpdb $wpdb,
		private SearchWords $words,
		private EntryRepository $entries,
		private FormVersions $versions
	) {}

	/**
	 * @param Entry     $entry     With 0 as its id for the next one.
	 * @param Form|null $form      Its fields make the words that search finds; null when it is gone.
	 * @param string    $importKey Identifies it where it came from, for {@see findImported()}; empty for none.
	 * @throws StorageFailed Also when the id or the key is taken.
	 */
	public function add( Entry $entry, ?Form $form, string $importKey = '' ): Entry {
		$row     = $this->row( $entry, $form ) + array(
			'status'          => $entry->status,
			// Cannot equal the key of a submission, which is a hash in hex.
			'idempotency_key' => '' === $importKey ? hash( 'sha256', random_bytes( 32 ) ) : $importKey,
			'fingerprint'     => '',
			'date_moved'      => gmdate( 'Y-m-d H:i:s' ),
		) + array_filter( array( 'id' => $entry->id ) );
		$columns = implode( ', ', array_keys( $row ) );
		if ( $form?->version() === $entry->formVersion ) {
			$this->versions->keep( $form );
		}
		$this->run( "INSERT INTO {$this->table()} ({$columns}) VALUES ({$this->placeholders( $row, '%1$s' )})", array_values( $row ) );
		return $this->entries->find( $entry->id > 0 ? $entry->id : $this->wpdb->insert_id )
			?? throw new StorageFailed( 'an entry that was added is gone' );
	}

	/** The id of the entry of a form that was added with an import key; 0 when there is none. */
	public function findImported( int $form, string $importKey ): int {
		return (int) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT id FROM {$this->table()} WHERE form_number = %d AND idempotency_key = %s", $form, $importKey ) );
	}

	/**
	 * The entry as it is, which nobody else changes until this transaction ends: a write that changes nothing locks its
	 * row on every engine.
	 *
	 * @throws EntryNotFound
	 * @throws StorageFailed
	 */
	public function lock( int $id ): Entry {
		$this->run( "UPDATE {$this->table()} SET version = version WHERE id = %d", array( $id ) );
		return $this->entries->find( $id ) ?? throw new EntryNotFound();
	}

	/**
	 * Replaces the entry with its id, except for its submission key, and its status, which
	 * {@see \Atoll\Forms\Entries\Changes\EntryAdminService::move()} changes.
	 *
	 * @throws EntryNotFound When there is none (any more).
	 * @throws StorageFailed
	 */
	public function replace( Entry $entry, ?Form $form ): Entry {
		$row = $this->row( $entry, $form );
		$this->run( "UPDATE {$this->table()} SET {$this->placeholders( $row, '%2$s = %1$s' )}, version = version + 1 WHERE id = %d", array( ...array_values( $row ), $entry->id ) );
		return $this->entries->find( $entry->id ) ?? throw new EntryNotFound();
	}

	/** @return array<string, string|int> By column. */
	private function row( Entry $entry, ?Form $form ): array {
		return array(
			'form_number'  => $entry->formNumber,
			'form_version' => $entry->formVersion,
			'answers'      => (string) wp_json_encode( (object) $entry->answers ),
			'words'        => $this->words->of( $form, $entry->answers ),
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

	/**
	 * @param array<string, string|int> $row
	 * @param string                    $format With the placeholder and the column.
	 */
	private function placeholders( array $row, string $format ): string {
		return implode(
			', ',
			array_map(
				static fn( string $column, string|int $value ) => sprintf(
					$format,
					is_int( $value ) ? '%d' : '%s',
					$column
				),
				array_keys( $row ),
				$row
			)
		);
	}

	/** @param list<string|int> $values */
	private function run( string $sql, array $values ): void {
		if ( false === $this->wpdb->query( $this->wpdb->prepare( $sql, $values ) ) ) {
			throw new StorageFailed( "write entry: {$this->wpdb->last_error}" );
		}
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
