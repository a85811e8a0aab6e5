<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Entries\Search\EntryFinder;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Uploads\Uploads;

/**
 * A list of entries as rows for a spreadsheet, made as they are read: a hundred thousand take no more memory than one.
 */
final class EntryExport {

	/** Bytes that are written at once. */
	private const CHUNK_BYTES = 65536;

	public function __construct(
		private EntryFinder $finder,
		private FormHistories $histories,
		private ExportColumns $columns,
		private Uploads $files,
		private Csv $csv,
	) {}

	/**
	 * Columns that can be chosen.
	 *
	 * @param list<int> $formNumbers Answers are columns where there is one form only.
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
	 * @param list<string>  $columns  Keys of {@see availableColumns()}; unknown ones are left out; none means all that
	 * are not single inputs.
	 * @return \Generator<int, list<string>> The headings first.
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
	 * The same as a file.
	 *
	 * @param callable( string ): void $output  Gets the file piece by piece.
	 * @param list<string>             $columns As in {@see rows()}.
	 * @return int Entries that it holds.
	 */
	public function write( callable $output, EntryCriteria $criteria, array $columns = array() ): int {
		$count  = -1; // The row of headings is not counted.
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
