<?php

declare( strict_types=1 );

namespace Atoll\Entries\Search;

use Atoll\Contract\Data;
use Atoll\Entries\EntriesTable;
use Atoll\Entries\EntryCriteria;

/** Finds rows of the entries table by criteria. */
final class EntryFinder {

	private const FIRST_BATCH = 200;
	private const BATCH       = 1000;

	/** What a row is sorted by, where that is no column. */
	private const SORTED = 'sorted_by';

	/** What a condition may ask of an entry beside its answers, by the names that clients use. */
	private const PROPERTIES = array(
		'id'           => 'id',
		'form_id'      => 'form_number',
		'created_by'   => 'created_by',
		'date_created' => 'date_created',
		'date_updated' => 'date_updated',
		'ip'           => 'ip',
		'is_read'      => 'is_read',
		'is_starred'   => 'is_starred',
		'source_url'   => 'source_url',
		'status'       => 'status',
		'user_agent'   => 'user_agent',
	);

	private EntryFilter $filter;

	public function __construct( private \wpdb $wpdb ) {
		$this->filter = new EntryFilter( $wpdb );
	}

	/**
	 * @param literal-string $columns Of what is read.
	 * @return list<array<array-key, mixed>>
	 */
	public function rows( string $columns, EntryCriteria $criteria ): array {
		if ( array() === $criteria->conditions ) {
			return $this->read( $columns, $this->where( $criteria ), $criteria, $criteria->limit, $criteria->offset );
		}
		$rows = array();
		$seen = 0;
		foreach ( $this->each( $criteria ) as $row ) {
			if ( count( $rows ) === $criteria->limit ) {
				break;
			}
			if ( $seen++ >= $criteria->offset ) {
				$rows[] = $row;
			}
		}
		return $rows;
	}

	/** @param int|null $most Looks no further: one more than this means "more than". */
	public function count( EntryCriteria $criteria, ?int $most = null ): int {
		if ( array() !== $criteria->conditions ) {
			$count = 0;
			foreach ( $this->each( $criteria ) as $row ) {
				if ( ++$count > ( $most ?? $count ) ) {
					break;
				}
			}
			return $count;
		}
		$where = $this->where( $criteria );
		$sql   = "SELECT id FROM {$this->table()} WHERE {$where->sql()}";
		return (int) ( null === $most
			? $this->wpdb->get_var( $this->wpdb->prepare( "SELECT COUNT(*) FROM {$this->table()} WHERE {$where->sql()}", $where->values() ) )
			: $this->wpdb->get_var( $this->wpdb->prepare( "SELECT COUNT(*) FROM ( {$sql} LIMIT %d ) found", array( ...$where->values(), $most + 1 ) ) ) );
	}

	/**
	 * All of them, whatever limit and offset say, read in batches: each begins behind the last row of the one before,
	 * so that nothing is left out or comes twice when rows come and go meanwhile.
	 *
	 * @return \Generator<int, array<array-key, mixed>>
	 */
	public function each( EntryCriteria $criteria ): \Generator {
		$where = $this->where( $criteria );
		$rows  = $this->read( '*', $where, $criteria, self::FIRST_BATCH, 0 );
		while ( array() !== $rows ) {
			foreach ( $rows as $row ) {
				if ( array() === $criteria->conditions || AnswerTest::passes( $criteria->conditions, $criteria->any, $this->asked( $row ) ) ) {
					yield $row;
				}
			}
			$rows = $this->read( '*', $this->behind( $where, $criteria, $rows[ count( $rows ) - 1 ] ), $criteria, self::BATCH, 0 );
		}
	}

	private function where( EntryCriteria $criteria ): Where {
		$where  = $this->filter->of( $criteria );
		$search = trim( $criteria->search );
		if ( '' === $search ) {
			return $where;
		}
		$sought = Sought::in( $search );
		return $sought->isEmpty() ? $where->and( '1 = 0' ) : $this->filter->words( $where, $sought );
	}

	/** @param array<array-key, mixed> $row */
	private function behind( Where $where, EntryCriteria $criteria, array $row ): Where {
		$column = $criteria->sortColumn();
		$than   = $criteria->isAscending() ? '>' : '<';
		$data   = new Data( $row );
		$id     = (int) $data->string( 'id' );
		$last   = $data->string( self::SORTED, $data->string( $column ) );
		return 'id' === $column
			? $where->and( "id {$than} %d", $id )
			: $where->and( "{$column} {$than}= %s AND ( {$column} {$than} %s OR id {$than} %d )", $last, $last, $id );
	}

	/**
	 * @param literal-string $columns
	 * @return list<array<array-key, mixed>>
	 */
	private function read( string $columns, Where $where, EntryCriteria $criteria, int $limit, int $offset ): array {
		$by        = $criteria->sortColumn();
		$sorted    = '' === $criteria->sortAnswer() ? '' : ", {$by} AS " . self::SORTED;
		$direction = $criteria->isAscending() ? 'ASC' : 'DESC';
		// The id breaks ties, so that pages never overlap.
		$order     = 'id' === $by ? "id {$direction}" : "{$by} {$direction}, id {$direction}";
		return array_values(
			(array) $this->wpdb->get_results(
				$this->wpdb->prepare(
					"SELECT {$columns}{$sorted} FROM {$this->table()} WHERE {$where->sql()} ORDER BY {$order} LIMIT %d OFFSET %d",
					array( ...$where->values(), $limit, $offset )
				),
				ARRAY_A
			)
		);
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return array<array-key, string> Its answers, and its properties by their names.
	 */
	private function asked( array $row ): array {
		$data       = new Data( $row );
		$properties = array_map( static fn( string $column ) => $data->string( $column ), self::PROPERTIES );
		return array_filter( (array) json_decode( $data->string( 'answers' ), true ), 'is_string' ) + $properties;
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
