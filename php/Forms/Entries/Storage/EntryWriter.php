<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Search\SearchWords;
use Atoll\Platform\Errors\EntryNotFound;
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
	 * @param Entry     $told With 0 as its id for the next one.
	 * @param Form|null $form What its answers are found by; null when it is gone.
	 * @param string    $mark What it is known by where it came from, as {@see marked()} asks; empty for none.
	 * @throws StorageFailed Also when the id or the mark is taken.
	 */
	public function add( Entry $told, ?Form $form, string $mark = '' ): Entry {
		$row     = $this->row( $told, $form ) + array(
			'status'          => $told->status,
			// Cannot equal the key of a submission, which is a hash in hex.
			'idempotency_key' => '' === $mark ? hash( 'sha256', random_bytes( 32 ) ) : $mark,
			'fingerprint'     => '',
			'date_moved'      => gmdate( 'Y-m-d H:i:s' ),
		) + array_filter( array( 'id' => $told->id ) );
		$columns = implode( ', ', array_keys( $row ) );
		if ( $form?->version() === $told->formVersion ) {
			$this->versions->keep( $form );
		}
		$this->run( "INSERT INTO {$this->table()} ({$columns}) VALUES ({$this->marks( $row, '%1$s' )})", array_values( $row ) );
		return $this->entries->find( $told->id > 0 ? $told->id : $this->wpdb->insert_id )
			?? throw new StorageFailed( 'an entry that was added is gone' );
	}

	/** The id of the entry of a form that came with a mark; 0 when it has not come. */
	public function marked( int $form, string $mark ): int {
		return (int) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT id FROM {$this->table()} WHERE form_number = %d AND idempotency_key = %s", $form, $mark ) );
	}

	/**
	 * The entry as it is, which nobody else changes until this transaction ends: a write that changes nothing locks its
	 * row on every engine.
	 *
	 * @throws EntryNotFound
	 * @throws StorageFailed
	 */
	public function hold( int $id ): Entry {
		$this->run( "UPDATE {$this->table()} SET version = version WHERE id = %d", array( $id ) );
		return $this->entries->find( $id ) ?? throw new EntryNotFound();
	}

	/**
	 * Puts it in the place of the entry with its id, of which the key of its submission stays, and its status, which
	 * {@see \Atoll\Forms\Entries\Changes\EntryAdminService::move()} changes.
	 *
	 * @throws EntryNotFound When there is none (any more).
	 * @throws StorageFailed
	 */
	public function replace( Entry $told, ?Form $form ): Entry {
		$row = $this->row( $told, $form );
		$this->run( "UPDATE {$this->table()} SET {$this->marks( $row, '%2$s = %1$s' )}, version = version + 1 WHERE id = %d", array( ...array_values( $row ), $told->id ) );
		return $this->entries->find( $told->id ) ?? throw new EntryNotFound();
	}

	/** @return array<string, string|int> By column. */
	private function row( Entry $told, ?Form $form ): array {
		return array(
			'form_number'  => $told->formNumber,
			'form_version' => $told->formVersion,
			'answers'      => (string) wp_json_encode( (object) $told->answers ),
			'words'        => $this->words->of( $form, $told->answers ),
			'created_by'   => $told->createdBy,
			'ip'           => $told->ip,
			'user_agent'   => $told->userAgent,
			'source_url'   => $told->sourceUrl,
			'is_read'      => (int) $told->isRead,
			'is_starred'   => (int) $told->isStarred,
			'is_held'      => (int) $told->isHeld,
			'spam'         => $told->spam,
			'date_created' => $told->dateCreated,
			'date_updated' => $told->dateUpdated,
		);
	}

	/**
	 * @param array<string, string|int> $row
	 * @param string                    $each With the placeholder and the column.
	 */
	private function marks( array $row, string $each ): string {
		return implode(
			', ',
			array_map(
				static fn( string $column, string|int $value ) => sprintf(
					$each,
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
