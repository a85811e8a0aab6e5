<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;

/** Finds rows of the entries table by criteria. */
final class EntryFinder {

	private const MIN_BATCH = 20;
	private const BATCH     = 1000;

	/** All columns except those that only the database needs. */
	public const COLUMNS = 'id, form_number, form_version, status, answers, created_by, ip, user_agent, source_url, is_read, is_starred, is_held, version, spam, date_created, date_updated';

	/** Columns that an export or a condition reads. */
	private const EXPORTED_COLUMNS = 'id, form_number, form_version, status, answers, created_by, ip, user_agent, source_url, is_read, is_starred, date_created, date_updated';

	/** Alias of the expression that rows are sorted by, if that is not a column. */
	private const SORT_ALIAS = 'sorted_by';

	/** Properties of an entry that a condition may test, by the names that clients use. */
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

	public function __construct( private Queries $queries ) {
		$this->indexes = new SearchIndexes( $queries, new EntryFilter( $queries ) );
	}

	/**
	 * @param literal-string $columns Columns to read.
	 * @return list<array<array-key, mixed>>
	 * @throws ReadFailed
	 */
	public function rows( string $columns, EntryCriteria $criteria ): array {
		if ( array() === $criteria->conditions ) {
			return $this->read(
				$columns,
				$this->indexes->choose( $criteria, $criteria->offset + $criteria->limit ),
				$criteria,
				$criteria->limit,
				$criteria->offset
			);
		}
		$rows     = array();
		$position = 0;
		foreach ( $this->each( $criteria, $criteria->offset + $criteria->limit ) as $row ) {
			if ( $position++ >= $criteria->offset ) {
				$rows[] = $row;
			}
			if ( count( $rows ) >= $criteria->limit ) {
				break;
			}
		}
		return $rows;
	}

	/**
	 * @param int|null $max Maximum to count to; one more means "more than".
	 * @throws ReadFailed
	 */
	public function count( EntryCriteria $criteria, ?int $max ): int {
		if ( array() !== $criteria->conditions ) {
			$count = 0;
			foreach ( $this->each( $criteria, ( $max ?? self::BATCH ) + 1 ) as $row ) {
				if ( ++$count > ( $max ?? $count ) ) {
					break;
				}
			}
			return $count;
		}
		$searchIndex = $this->indexes->choose( $criteria, ( $max ?? self::BATCH ) + 1, false );
		$from        = "FROM {atoll_entries}{$searchIndex->hint()} WHERE {$searchIndex->where->sql()}";
		$values      = $searchIndex->where->values();
		return (int) ( null === $max
			? $this->queries->value( "SELECT COUNT(*) {$from}", ...$values )
			: $this->queries->value(
				"SELECT COUNT(*) FROM ( SELECT 1 {$from} LIMIT %d ) found",
				...array( ...$values, $max + 1 )
			) );
	}

	/**
	 * Returns all rows; limit and offset are ignored.
	 *
	 * @param int $rowsToRead Number of rows that will be read, if known.
	 * @return \Generator<int, array<array-key, mixed>>
	 * @throws ReadFailed
	 */
	public function each( EntryCriteria $criteria, int $rowsToRead = self::BATCH ): \Generator {
		foreach ( $this->batchesOf( $criteria, $rowsToRead ) as $rows ) {
			foreach ( $rows as $row ) {
				if ( $this->passes( $criteria, $row ) ) {
					yield $row;
				}
			}
		}
	}

	/**
	 * Returns all rows in batches, for callers that need each row only for a moment.
	 *
	 * @throws ReadFailed
	 * @return \Generator<int, list<array<array-key, mixed>>>
	 */
	public function batches( EntryCriteria $criteria ): \Generator {
		foreach ( $this->batchesOf( $criteria, self::BATCH, self::EXPORTED_COLUMNS ) as $rows ) {
			yield array_values( array_filter( $rows, fn( array $row ) => $this->passes( $criteria, $row ) ) );
		}
	}

	/**
	 * Returns batches of rows, before conditions on answers are checked. Each batch begins after the last row of the
	 * one before, so that none is left out or repeated if rows are added or deleted in the meantime.
	 *
	 * @param literal-string $columns
	 * @return \Generator<int, list<array<array-key, mixed>>>
	 */
	private function batchesOf(
		EntryCriteria $criteria,
		int $rowsToRead,
		string $columns = self::COLUMNS
	): \Generator {
		$searchIndex = $this->indexes->choose( $criteria, $rowsToRead );
		$size        = min( self::BATCH, max( self::MIN_BATCH, $rowsToRead ) );
		$rows        = $this->read( $columns, $searchIndex, $criteria, $size, 0 );
		while ( true ) {
			yield $rows;
			if ( array() === $rows || count( $rows ) < $size ) {
				return; // Another query would read all remaining rows.
			}
			$size  = min( self::BATCH, 2 * $size );
			$rest  = $this->after( $searchIndex, $criteria, $rows[ count( $rows ) - 1 ] );
			$dense = DenseIds::next( $rest, $criteria, $rows, $size );
			$rows  = null === $dense ? array() : $this->read( $columns, $dense, $criteria, $size, 0 );
			$rows  = count( $rows ) === $size ? $rows : $this->read( $columns, $rest, $criteria, $size, 0 );
		}
	}

	/** @param array<array-key, mixed> $row */
	private function passes( EntryCriteria $criteria, array $row ): bool {
		return array() === $criteria->conditions
			|| AnswerFilter::passes( $criteria->conditions, $criteria->any, $this->answersAndProperties( $row ) );
	}

	/** @param array<array-key, mixed> $row */
	private function after( SearchIndex $index, EntryCriteria $criteria, array $row ): SearchIndex {
		$column   = $criteria->sortColumn();
		$operator = $criteria->isAscending() ? '>' : '<';
		$data     = new JsonData( $row );
		$id       = (int) $data->string( 'id' );
		$last     = $data->string( self::SORT_ALIAS, $data->string( $column ) );
		// In SQLite, a calculated number is less than any text.
		$placeholder = '' !== $criteria->sortAnswer() && $criteria->order->isNumeric ? '( %s + 0 )' : '%s';
		return new SearchIndex(
			'id' === $column
				? $index->where->and( "id {$operator} %d", $id )
				: $index->where->and(
					"{$column} {$operator}= {$placeholder} AND ( {$column} {$operator} {$placeholder} OR id {$operator} %d )",
					$last,
					$last,
					$id
				),
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
		$column    = $criteria->sortColumn();
		$sortAlias = '' === $criteria->sortAnswer() ? '' : ", {$column} AS " . self::SORT_ALIAS;
		$direction = $criteria->isAscending() ? 'ASC' : 'DESC';
		// The id breaks ties, so that pages do not overlap.
		$order = 'id' === $column ? "id {$direction}" : "{$column} {$direction}, id {$direction}";
		$page  = "FROM {atoll_entries}{$index->hint()} WHERE {$index->where->sql()} ORDER BY {$order} LIMIT %d OFFSET %d";
		// For a large offset, only the list's index is read to find the ids.
		$sql = '' === $index->index || 0 === $offset
			? "SELECT {$columns}{$sortAlias} {$page}"
			: "SELECT {$columns}{$sortAlias} FROM {atoll_entries} JOIN ( SELECT id AS found {$page} ) page ON id = found ORDER BY {$order}";
		return $this->queries->rows( $sql, ...array( ...$index->where->values(), $limit, $offset ) );
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return array<array-key, string> Answers, along with properties by their names.
	 */
	private function answersAndProperties( array $row ): array {
		$data       = new JsonData( $row );
		$properties = array_map( static fn( string $column ) => $data->string( $column ), self::PROPERTIES );
		return array_filter( (array) json_decode( $data->string( 'answers' ), true ), 'is_string' ) + $properties;
	}
}
