<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Entries\Search\EntryFinder;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Uploads\Uploads;

/** Exports a list of entries as rows for a spreadsheet, one at a time, so that memory use does not grow. */
final class EntryExport {

	/** Bytes to write at once. */
	private const CHUNK_BYTES = 65536;

	public function __construct(
		private EntryFinder $finder,
		private FormHistories $histories,
		private ExportColumns $columns,
		private Uploads $files,
		private Csv $csv,
	) {}

	/**
	 * Returns the columns that can be chosen.
	 *
	 * @param list<int> $formNumbers Answers are columns only for a single form.
	 * @return array<string, string> Headings by key.
	 */
	public function availableColumns( array $formNumbers ): array {
		return array_map(
			static fn( ExportColumn $column ) => $column->heading,
			$this->columns->columns( $this->histories->find( $formNumbers ) )
		);
	}

	/**
	 * @param EntryCriteria $criteria Limit and offset are ignored.
	 * @param list<string>  $columns  Keys from {@see availableColumns()}; unknown ones are ignored. An empty list means
	 * all columns that are not single inputs.
	 * @return \Generator<int, list<string>> The headings, then a row for each entry.
	 */
	public function rows( EntryCriteria $criteria, array $columns = array() ): \Generator {
		$history       = $this->histories->find( $criteria->formNumbers );
		$chosenColumns = $this->chosenColumns( $this->columns->columns( $history ), $columns );
		$cells         = new EntryCells( $chosenColumns, $history, $this->files );
		yield array_map( static fn( ExportColumn $column ) => $column->heading, $chosenColumns );
		foreach ( $this->finder->batches( $criteria ) as $batch ) {
			foreach ( $cells->rows( $batch ) as $entryCells ) {
				yield $entryCells;
			}
		}
	}

	/**
	 * Writes the rows as a CSV file.
	 *
	 * @param callable( string ): void $output  Gets the file in pieces.
	 * @param list<string>             $columns As for {@see rows()}.
	 * @return int Number of entries in the file.
	 */
	public function write( callable $output, EntryCriteria $criteria, array $columns = array() ): int {
		$count  = -1; // Does not count the row of headings.
		$buffer = $this->csv->write( array() );
		foreach ( $this->rows( $criteria, $columns ) as $row ) {
			$buffer .= $this->csv->line( $row );
			++$count;
			if ( strlen( $buffer ) > self::CHUNK_BYTES ) {
				$output( $buffer );
				$buffer = '';
			}
		}
		$output( $buffer );
		return $count;
	}

	/**
	 * @param array<string, ExportColumn> $all
	 * @param list<string>                $keys
	 * @return list<ExportColumn>
	 */
	private function chosenColumns( array $all, array $keys ): array {
		$chosen = array() === $keys
			? array_filter(
				array_map( strval( ... ), array_keys( $all ) ),
				static fn( string $key ) => ! str_contains( $key, '.' )
			)
			: $keys;
		return array_values( array_filter( array_map( static fn( string $key ) => $all[ $key ] ?? null, $chosen ) ) );
	}
}
