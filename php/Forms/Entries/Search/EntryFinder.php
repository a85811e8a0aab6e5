<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/** Finds rows of the entries table by criteria. */
final class EntryFinder {

	private const LEAST = 20;
	private const BATCH = 1000;

	/** All of a row but for what only the database needs. */
	public const COLUMNS = 'id, form_number, form_version, status, answers, created_by, ip, user_agent, source_url, is_read, is_starred, is_held, version, spam, date_created, date_updated';

	/** What of a row is told to others, or asked by conditions. */
	private const TOLD = 'id, form_number, status, answers, created_by, ip, user_agent, source_url, is_read, is_starred, date_created, date_updated';

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

	private SearchIndexes $indexes;

	public function __construct( private \wpdb $wpdb ) {
		$this->indexes = new SearchIndexes( $wpdb, new EntryFilter( $wpdb ) );
	}

	/**
	 * @param literal-string $columns Of what is read.
	 * @return list<array<array-key, mixed>>
	 */
	public function rows( string $columns, EntryCriteria $criteria ): array {
		if ( array() === $criteria->conditions ) {
			return $this->read(
				$columns,
				$this->indexes->of( $criteria, $criteria->offset + $criteria->limit ),
				$criteria,
				$criteria->limit,
				$criteria->offset
			);
		}
		$rows = array();
		$seen = 0;
		foreach ( $this->each( $criteria, $criteria->offset + $criteria->limit ) as $row ) {
			if ( $seen++ >= $criteria->offset ) {
				$rows[] = $row;
			}
			if ( count( $rows ) >= $criteria->limit ) {
				break;
			}
		}
		return $rows;
	}

	/** @param int|null $most Looks no further: one more than this means "more than". */
	public function count( EntryCriteria $criteria, ?int $most = null ): int {
		if ( array() !== $criteria->conditions ) {
			$count = 0;
			foreach ( $this->each( $criteria, ( $most ?? self::BATCH ) + 1 ) as $row ) {
				if ( ++$count > ( $most ?? $count ) ) {
					break;
				}
			}
			return $count;
		}
		$place = $this->indexes->of( $criteria, ( $most ?? self::BATCH ) + 1, false );
		$from  = "FROM {$this->table()}{$place->hint()} WHERE {$place->where->sql()}";
		return (int) ( null === $most
			? $this->wpdb->get_var( $this->wpdb->prepare( "SELECT COUNT(*) {$from}", $place->where->values() ) )
			: $this->wpdb->get_var(
				$this->wpdb->prepare(
					"SELECT COUNT(*) FROM ( SELECT 1 {$from} LIMIT %d ) found",
					array( ...$place->where->values(), $most + 1 )
				)
			) );
	}

	/**
	 * All of them, whatever limit and offset say.
	 *
	 * @param int $wanted How many will be asked for, as far as is known.
	 * @return \Generator<int, array<array-key, mixed>>
	 */
	public function each( EntryCriteria $criteria, int $wanted = self::BATCH ): \Generator {
		foreach ( $this->parts( $criteria, $wanted ) as $rows ) {
			foreach ( $rows as $row ) {
				if ( $this->passes( $criteria, $row ) ) {
					yield $row;
				}
			}
		}
	}

	/**
	 * The same, many at a time, for who looks at each for a moment only.
	 *
	 * @return \Generator<int, list<array<array-key, mixed>>>
	 */
	public function batches( EntryCriteria $criteria ): \Generator {
		foreach ( $this->parts( $criteria, self::BATCH, self::TOLD ) as $rows ) {
			yield array_values( array_filter( $rows, fn( array $row ) => $this->passes( $criteria, $row ) ) );
		}
	}

	/**
	 * Rows in batches, of which conditions of answers may yet refuse some: each begins behind the last row of the one
	 * before, so that nothing is left out or comes twice when rows come and go meanwhile.
	 *
	 * @param literal-string $columns
	 * @return \Generator<int, list<array<array-key, mixed>>>
	 */
	private function parts( EntryCriteria $criteria, int $wanted, string $columns = self::COLUMNS ): \Generator {
		$place = $this->indexes->of( $criteria, $wanted );
		$size  = min( self::BATCH, max( self::LEAST, $wanted ) );
		$rows  = $this->read( $columns, $place, $criteria, $size, 0 );
		while ( true ) {
			yield $rows;
			if ( array() === $rows || count( $rows ) < $size ) {
				return; // Looking for the next one would be looking through all that is left.
			}
			$size   = min( self::BATCH, 2 * $size );
			$behind = $this->behind( $place, $criteria, $rows[ count( $rows ) - 1 ] );
			$dense  = DenseIds::next( $behind, $criteria, $rows, $size );
			$rows   = null === $dense ? array() : $this->read( $columns, $dense, $criteria, $size, 0 );
			$rows   = count( $rows ) === $size ? $rows : $this->read( $columns, $behind, $criteria, $size, 0 );
		}
	}

	/** @param array<array-key, mixed> $row */
	private function passes( EntryCriteria $criteria, array $row ): bool {
		return array() === $criteria->conditions
			|| AnswerFilter::passes( $criteria->conditions, $criteria->any, $this->asked( $row ) );
	}

	/** @param array<array-key, mixed> $row */
	private function behind( SearchIndex $index, EntryCriteria $criteria, array $row ): SearchIndex {
		$column = $criteria->sortColumn();
		$than   = $criteria->isAscending() ? '>' : '<';
		$data   = new JsonData( $row );
		$id     = (int) $data->string( 'id' );
		$last   = $data->string( self::SORTED, $data->string( $column ) );
		// To SQLite a number that was worked out is less than any text.
		$mark   = '' !== $criteria->sortAnswer() && $criteria->order->isNumeric ? '( %s + 0 )' : '%s';
		return new SearchIndex(
			'id' === $column
				? $index->where->and( "id {$than} %d", $id )
				: $index->where->and( "{$column} {$than}= {$mark} AND ( {$column} {$than} {$mark} OR id {$than} %d )", $last, $last, $id ),
			$index->index
		);
	}

	/**
	 * @param literal-string $columns
	 * @return list<array<array-key, mixed>>
	 */
	private function read(
		string $columns,
		SearchIndex $index,
		EntryCriteria $criteria,
		int $limit,
		int $offset
	): array {
		$by        = $criteria->sortColumn();
		$sorted    = '' === $criteria->sortAnswer() ? '' : ", {$by} AS " . self::SORTED;
		$direction = $criteria->isAscending() ? 'ASC' : 'DESC';
		// The id breaks ties, so that pages never overlap.
		$order     = 'id' === $by ? "id {$direction}" : "{$by} {$direction}, id {$direction}";
		$page      = "FROM {$this->table()}{$index->hint()} WHERE {$index->where->sql()} ORDER BY {$order} LIMIT %d OFFSET %d";
		// However far down the list they stand, its index alone tells their ids.
		$sql       = '' === $index->index || 0 === $offset ? "SELECT {$columns}{$sorted} {$page}" : "SELECT {$columns}{$sorted} FROM {$this->table()} JOIN ( SELECT id AS found {$page} ) page ON id = found ORDER BY {$order}";
		return $this->wpdb->get_results(
			$this->wpdb->prepare( $sql, array( ...$index->where->values(), $limit, $offset ) ),
			ARRAY_A
		)
			?? array();
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return array<array-key, string> Its answers, and its properties by their names.
	 */
	private function asked( array $row ): array {
		$data       = new JsonData( $row );
		$properties = array_map( static fn( string $column ) => $data->string( $column ), self::PROPERTIES );
		return array_filter( (array) json_decode( $data->string( 'answers' ), true ), 'is_string' ) + $properties;
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
