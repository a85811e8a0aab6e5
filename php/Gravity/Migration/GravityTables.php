<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Migrations\Tables;

/** Gravity Forms' own tables, as its documentation describes them. They are only read, never changed. */
final class GravityTables {

	public function __construct( private \wpdb $wpdb ) {}

	public function exist(): bool {
		return $this->has( 'gf_entry' ) && $this->has( 'gf_form' ) && $this->has( 'gf_form_meta' );
	}

	/** Whether there are entries only in the tables that Gravity Forms used before version 2.3. */
	public function areOld(): bool {
		return ! $this->exist() && $this->has( 'rg_lead' );
	}

	/** @return list<JsonData> Rows of the forms, by number. */
	public function forms(): array {
		return $this->read( "SELECT * FROM {$this->wpdb->prefix}gf_form ORDER BY id" );
	}

	/** Returns the parts of a form, each as JSON. */
	public function form( int $id ): ?JsonData {
		return $this->read( "SELECT * FROM {$this->wpdb->prefix}gf_form_meta WHERE form_id = %d", $id )[0] ?? null;
	}

	/** @param int $until Counts entries up to this id. */
	public function count( int $until = PHP_INT_MAX ): int {
		$rows = $this->read( "SELECT COUNT(*) AS count FROM {$this->wpdb->prefix}gf_entry WHERE id <= %d", $until );
		return (int) ( $rows[0] ?? new JsonData( array() ) )->string( 'count' );
	}

	/** @return list<JsonData> Rows of the next entries, by id. */
	public function entries( int $after, int $limit ): array {
		return $this->read( "SELECT * FROM {$this->wpdb->prefix}gf_entry WHERE id > %d ORDER BY id LIMIT %d", $after, $limit );
	}

	/**
	 * @param non-empty-list<int> $entries
	 * @return array<int, list<JsonData>> By entry, in the order in which they were written.
	 */
	public function metas( array $entries ): array {
		return $this->byEntry( 'gf_entry_meta', $entries );
	}

	/**
	 * @param non-empty-list<int> $entries
	 * @return array<int, list<JsonData>> By entry, in the order in which they were written.
	 */
	public function notes( array $entries ): array {
		return $this->has( 'gf_entry_notes' ) ? $this->byEntry( 'gf_entry_notes', $entries ) : array();
	}

	/**
	 * Counts drafts that visitors saved to continue later.
	 *
	 * @param string $since UTC, `Y-m-d H:i:s`. Older drafts have expired.
	 * @return JsonData `count`, and `latest`: when the last one was saved.
	 */
	public function drafts( string $since ): JsonData {
		$rows = $this->has( 'gf_draft_submissions' )
			? $this->read( "SELECT COUNT(*) AS count, MAX(date_created) AS latest FROM {$this->wpdb->prefix}gf_draft_submissions WHERE date_created >= %s", $since )
			: array();
		return $rows[0] ?? new JsonData( array() );
	}

	/** @return list<int> Ids of the users to whom keys of Gravity Forms' REST API belong. */
	public function keyHolders(): array {
		$rows = $this->has( 'gf_rest_api_keys' )
			? $this->read( "SELECT DISTINCT user_id FROM {$this->wpdb->prefix}gf_rest_api_keys ORDER BY user_id" )
			: array();
		return array_map( static fn( JsonData $row ): int => (int) $row->string( 'user_id' ), $rows );
	}

	/**
	 * @param non-empty-list<int> $entries
	 * @return array<int, list<JsonData>>
	 */
	private function byEntry( string $table, array $entries ): array {
		$placeholders = implode( ', ', array_fill( 0, count( $entries ), '%d' ) );
		$rows         = array();
		foreach ( $this->read( "SELECT * FROM {$this->wpdb->prefix}{$table} WHERE entry_id IN ({$placeholders}) ORDER BY id", ...$entries ) as $row ) {
			$rows[ (int) $row->string( 'entry_id' ) ][] = $row;
		}
		return $rows;
	}

	/**
	 * @return list<JsonData> Rows, whose values are all texts.
	 * @throws ReadFailed When the database fails: an entry without its answers would be imported for good.
	 */
	private function read( string $sql, int|string ...$values ): array {
		$prepared = array() === $values ? $sql : $this->wpdb->prepare( $sql, $values );
		$rows     = (array) $this->wpdb->get_results( $prepared, ARRAY_A );
		if ( '' !== $this->wpdb->last_error ) {
			throw new ReadFailed( "Gravity Forms' tables: {$this->wpdb->last_error}" );
		}
		return array_map( JsonData::of( ... ), $rows );
	}

	private function has( string $table ): bool {
		return ( new Tables( $this->wpdb ) )->has( $table );
	}
}
