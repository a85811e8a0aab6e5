<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Entries\EntryFiles;
use Atoll\Forms\Entries\Search\EntryFinder;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * A list of entries as rows for a spreadsheet, made as they are read: a hundred thousand take no more memory than one.
 */
final class EntryExport {

	/** Bytes that are handed on at once. */
	private const CHUNK = 65536;

	/** Entries that are read into cells at once: they stay in the processor's own memory meanwhile. */
	private const TOGETHER = 50;

	public function __construct(
		private EntryFinder $finder,
		private FormRepository $forms,
		private FormVersions $versions,
		private ExportColumns $columns,
		private EntryFiles $files,
		private Csv $csv,
	) {}

	/**
	 * What can be chosen.
	 *
	 * @param list<int> $formNumbers Answers are columns where there is one form only.
	 * @return array<string, string> Headings by key.
	 */
	public function offered( array $formNumbers ): array {
		return array_map(
			static fn( ExportColumn $column ) => $column->heading,
			$this->columns->of( $this->forms( $formNumbers ) )
		);
	}

	/**
	 * @param EntryCriteria $criteria Whatever limit and offset say.
	 * @param list<string> $columns Keys of {@see offered()}; those that it does not have are left out, none means all
	 * whole ones.
	 * @param bool          $words    Choices by their labels instead of their values.
	 * @return \Generator<int, list<string>> The headings first.
	 */
	public function rows( EntryCriteria $criteria, array $columns = array(), bool $words = true ): \Generator {
		$forms  = $this->forms( $criteria->formNumbers );
		$chosen = $this->chosen( $this->columns->of( $forms, $words ), $columns );
		$reads  = array_map( static fn( ExportColumn $column ) => $column->read, $chosen );
		$files  = array_values(
			array_intersect(
				$this->fileFields( $forms ),
				array_map( static fn( ExportColumn $column ) => (int) $column->key, $chosen )
			)
		);
		yield array_map( static fn( ExportColumn $column ) => $column->heading, $chosen );
		foreach ( $this->finder->batches( $criteria ) as $batch ) {
			foreach ( array_chunk( $batch, self::TOGETHER ) as $rows ) {
				foreach ( $this->cells( $rows, $reads, $files ) as $cells ) {
					yield $cells;
				}
			}
		}
	}

	/**
	 * @param list<array<array-key, mixed>> $rows
	 * @param list<\Closure( list<array<array-key, mixed>>, list<array<array-key, string>> ): list<string>> $reads Of
	 * each column.
	 * @param list<int> $files Ids of fields that hold files.
	 * @return \Generator<int, list<string>> Of each row.
	 */
	private function cells( array $rows, array $reads, array $files ): \Generator {
		$answers = array_map( $this->answers( ... ), $rows );
		$columns = array_map( static fn( \Closure $read ) => $read( $rows, $answers ), $reads );
		foreach ( $rows as $at => $row ) {
			$cells = array_column( $columns, $at );
			yield array() === $files
				? $cells
				: $this->named(
					$cells,
					is_numeric( $row['id'] ) ? (int) $row['id'] : 0,
					array_intersect_key( $answers[ $at ], array_flip( $files ) )
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
	 * @param callable( string ): void $to      Gets it piece by piece.
	 * @param list<string>             $columns As in {@see rows()}.
	 * @return int Entries that it holds.
	 */
	public function write( callable $to, EntryCriteria $criteria, array $columns = array(), bool $words = true ): int {
		$count  = -1; // The headings are no entry.
		$buffer = $this->csv->write( array() );
		foreach ( $this->rows( $criteria, $columns, $words ) as $row ) {
			$buffer .= $this->csv->line( $row );
			++$count;
			if ( strlen( $buffer ) > self::CHUNK ) {
				$to( $buffer );
				$buffer = '';
			}
		}
		$to( $buffer );
		return $count;
	}

	/**
	 * @param array<string, ExportColumn> $all
	 * @param list<string>                $keys
	 * @return list<ExportColumn>
	 */
	private function chosen( array $all, array $keys ): array {
		$asked = array() === $keys
			? array_filter(
				array_map( strval( ... ), array_keys( $all ) ),
				static fn( string $key ) => ! str_contains( $key, '.' )
			)
			: $keys;
		return array_values( array_filter( array_map( static fn( string $key ) => $all[ $key ] ?? null, $asked ) ) );
	}

	/**
	 * Files by their names; of one that is gone, what was answered stays.
	 *
	 * @param list<string>             $cells
	 * @param array<array-key, string> $answers Those that are files.
	 * @return list<string>
	 */
	private function named( array $cells, int $entryId, array $answers ): array {
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
	 * @return list<Form> The form and what it was before, newest first; none where there are several.
	 */
	private function forms( array $numbers ): array {
		$form = 1 === count( $numbers ) ? $this->forms->findAny( $numbers[0] )?->form : null;
		return null === $form
			? array()
			: array( $form, ...iterator_to_array( $this->versions->before( $form ), false ) );
	}
}
