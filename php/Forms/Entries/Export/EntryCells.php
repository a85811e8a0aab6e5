<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Forms\Uploads\Uploads;

/** Converts rows of the entries table to rows of cells. */
final class EntryCells {

	/** Number of entries to convert at once: few enough for the processor's cache, which makes it faster. */
	private const ROWS_AT_ONCE = 50;

	private FileNames $fileNames;

	/**
	 * @param list<ExportColumn> $columns
	 * @param FormHistory|null   $history History of the form that all entries have; null if they have several.
	 */
	public function __construct( private array $columns, private ?FormHistory $history, Uploads $files ) {
		$this->fileNames = new FileNames( $columns, $history?->fields() ?? array(), $files );
	}

	/**
	 * @param list<array<array-key, mixed>> $batch
	 * @return \Generator<int, list<string>> Cells of each row, in the order of the rows.
	 */
	public function rows( array $batch ): \Generator {
		$this->fileNames->read( $batch );
		foreach ( array_chunk( $batch, self::ROWS_AT_ONCE ) as $rows ) {
			$cells = array();
			foreach ( $this->byVersion( $rows ) as $version => $versionRows ) {
				$places  = array_keys( $versionRows );
				$own     = array_values( $versionRows );
				$answers = array_map( $this->answers( ... ), $own );
				$columns = array_map(
					static fn( ExportColumn $column ) => ( $column->read )( $own, $answers, $version ),
					$this->columns
				);
				$known   = $this->history?->answerKeys( $version );
				foreach ( $own as $index => $row ) {
					$entryCells                 = array_column( $columns, $index );
					$cells[ $places[ $index ] ] = null === $known
						? $entryCells
						: $this->complete( $entryCells, $row, $answers[ $index ], $known );
				}
			}
			ksort( $cells );
			foreach ( $cells as $entryCells ) {
				yield $entryCells;
			}
		}
	}

	/**
	 * @param list<array<array-key, mixed>> $rows
	 * @return array<int, array<int, array<array-key, mixed>>> Rows by form version and by their index in the list.
	 */
	private function byVersion( array $rows ): array {
		if ( null === $this->history ) {
			return array( $rows );
		}
		$versions = array();
		foreach ( $rows as $index => $row ) {
			$versions[ is_numeric( $row['form_version'] ) ? (int) $row['form_version'] : 0 ][ $index ] = $row;
		}
		return $versions;
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return array<array-key, string>
	 */
	private function answers( array $row ): array {
		$answers = json_decode( is_string( $row['answers'] ) ? $row['answers'] : '', true );
		/** @var array<array-key, string> $texts The column never holds anything else. */
		$texts = is_array( $answers ) ? $answers : array();
		return $texts;
	}

	/**
	 * Completes cells with what no column has read: answers that the form version does not have, and names of files.
	 *
	 * @param list<string>             $cells
	 * @param array<array-key, mixed>  $row
	 * @param array<array-key, string> $answers
	 * @param array<array-key, true>   $known   Keys of the answers that the version can have.
	 * @return list<string>
	 */
	private function complete( array $cells, array $row, array $answers, array $known ): array {
		$others = array_diff_key( $answers, $known );
		$cells  = array() === $others ? $cells : $this->withOthers( $cells, $others );
		return $this->fileNames->in( $cells, $row, $answers );
	}

	/**
	 * Appends answers that the form version does not have. An entry from Gravity Forms may have a choice that its form
	 * had already lost, and a form version may be unreadable.
	 *
	 * @param list<string>             $cells
	 * @param array<array-key, string> $others
	 * @return list<string>
	 */
	private function withOthers( array $cells, array $others ): array {
		foreach ( $this->columns as $place => $column ) {
			foreach ( $others as $key => $text ) {
				if ( (string) (int) $key === $column->key && '' !== $text ) {
					$cells[ $place ] .= ( '' === $cells[ $place ] ? '' : ', ' ) . $text;
				}
			}
		}
		return $cells;
	}
}
