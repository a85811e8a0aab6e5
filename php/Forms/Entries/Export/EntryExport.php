<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Entries\Search\EntryFinder;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Uploads\Uploads;

/**
 * A list of entries as rows for a spreadsheet, made as they are read: a hundred thousand take no more memory than one.
 */
final class EntryExport {

	/** Bytes that are written at once. */
	private const CHUNK_BYTES = 65536;

	/** Entries that become cells at once: so few stay in the processor's cache. */
	private const ROWS_AT_ONCE = 50;

	public function __construct(
		private EntryFinder $finder,
		private FormRepository $forms,
		private FormVersions $versions,
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
			$this->columns->of( $this->forms( $formNumbers ) )
		);
	}

	/**
	 * @param EntryCriteria $criteria Limit and offset are ignored.
	 * @param list<string>  $columns  Keys of {@see availableColumns()}; unknown ones are left out; none means all that
	 * are not single inputs.
	 * @return \Generator<int, list<string>> The headings first.
	 */
	public function rows( EntryCriteria $criteria, array $columns = array() ): \Generator {
		$forms         = $this->forms( $criteria->formNumbers );
		$chosenColumns = $this->chosenColumns( $this->columns->of( $forms ), $columns );
		$readers       = array_map( static fn( ExportColumn $column ) => $column->read, $chosenColumns );
		$files         = array_values(
			array_intersect(
				$this->fileFields( $forms ),
				array_map( static fn( ExportColumn $column ) => (int) $column->key, $chosenColumns )
			)
		);
		yield array_map( static fn( ExportColumn $column ) => $column->heading, $chosenColumns );
		foreach ( $this->finder->batches( $criteria ) as $batch ) {
			foreach ( array_chunk( $batch, self::ROWS_AT_ONCE ) as $rows ) {
				foreach ( $this->cells( $rows, $readers, $files ) as $cells ) {
					yield $cells;
				}
			}
		}
	}

	/**
	 * @param list<array<array-key, mixed>>                                                                 $rows
	 * @param list<\Closure( list<array<array-key, mixed>>, list<array<array-key, string>> ): list<string>> $readers Of
	 * each column.
	 * @param list<int> $files Ids of fields that hold files.
	 * @return \Generator<int, list<string>> Of each row.
	 */
	private function cells( array $rows, array $readers, array $files ): \Generator {
		$answers = array_map( $this->answers( ... ), $rows );
		$columns = array_map( static fn( \Closure $reader ) => $reader( $rows, $answers ), $readers );
		foreach ( $rows as $index => $row ) {
			$cells = array_column( $columns, $index );
			yield array() === $files
				? $cells
				: $this->withFileNames(
					$cells,
					is_numeric( $row['id'] ) ? (int) $row['id'] : 0,
					array_intersect_key( $answers[ $index ], array_flip( $files ) )
				);
		}
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return array<array-key, string>
	 */
	private function answers( array $row ): array {
		$answers = json_decode( is_string( $row['answers'] ) ? $row['answers'] : '', true );
		/** @var array<array-key, string> $texts Nothing else is ever stored. */
		$texts = is_array( $answers ) ? $answers : array();
		return $texts;
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

	/**
	 * Names of files in place of their ids; the id of a deleted file stays.
	 *
	 * @param list<string>             $cells
	 * @param array<array-key, string> $answers Those of file fields.
	 * @return list<string>
	 */
	private function withFileNames( array $cells, int $entryId, array $answers ): array {
		if ( array() === $answers ) {
			return $cells;
		}
		$names = array_column(
			array_map(
				static fn( FileAnswer $file ) => array( $file->id, $file->name ),
				$this->files->ofEntry( $entryId )
			),
			1,
			0
		);
		return array_map( static fn( string $cell ) => strtr( $cell, $names ), $cells );
	}

	/**
	 * @param list<Form> $forms
	 * @return list<int> Ids.
	 */
	private function fileFields( array $forms ): array {
		return array_merge(
			...array_map(
				static fn( Form $form ) => array_map( static fn( Field $field ) => $field->id, $form->fileFields() ),
				$forms
			)
		);
	}

	/**
	 * @param list<int> $numbers
	 * @return list<Form> The form and its earlier versions, newest first; none for several forms.
	 */
	private function forms( array $numbers ): array {
		$form = 1 === count( $numbers ) ? $this->forms->findAny( $numbers[0] )?->form : null;
		return null === $form
			? array()
			: array( $form, ...iterator_to_array( $this->versions->before( $form ), false ) );
	}
}
