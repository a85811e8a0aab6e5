<?php

declare( strict_types=1 );

namespace Atoll\Entries\Export;

use Atoll\Csv\Csv;
use Atoll\Entries\EntryCriteria;
use Atoll\Entries\EntryFiles;
use Atoll\Entries\Search\EntryFinder;
use Atoll\Forms\Field;
use Atoll\Forms\FileAnswer;
use Atoll\Forms\Form;
use Atoll\FormStore\FormRepository;

/** A list of entries as rows for a spreadsheet, made as they are read: a hundred thousand take no more memory than one. */
final class EntryExport {

	/** Bytes that are handed on at once. */
	private const CHUNK = 65536;

	public function __construct(
		private EntryFinder $finder,
		private FormRepository $forms,
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
		return array_map( static fn( ExportColumn $column ) => $column->heading, $this->columns->of( $this->form( $formNumbers ) ) );
	}

	/**
	 * @param EntryCriteria $criteria Whatever limit and offset say.
	 * @param list<string>  $columns  Keys of {@see offered()}; those that it does not have are left out, none means all whole ones.
	 * @param bool          $words    Choices by their labels instead of their values.
	 * @return \Generator<int, list<string>> The headings first.
	 */
	public function rows( EntryCriteria $criteria, array $columns = array(), bool $words = true ): \Generator {
		$form   = $this->form( $criteria->formNumbers );
		$chosen = $this->chosen( $this->columns->of( $form, $words ), $columns );
		$reads  = array_map( static fn( ExportColumn $column ) => $column->read, $chosen );
		$files  = array_values( array_intersect( array_map( static fn( Field $field ) => $field->id, $form?->fileFields() ?? array() ), array_map( static fn( ExportColumn $column ) => (int) $column->key, $chosen ) ) );
		yield array_map( static fn( ExportColumn $column ) => $column->heading, $chosen );
		foreach ( $this->finder->each( $criteria ) as $row ) {
			$answers = json_decode( is_string( $row['answers'] ) ? $row['answers'] : '', true );
			/** @var array<array-key, string> $answers Only texts are ever stored. */
			$answers = is_array( $answers ) ? $answers : array();
			$cells   = array();
			foreach ( $reads as $read ) {
				$cells[] = $read( $row, $answers );
			}
			yield array() === $files ? $cells : $this->named( $cells, is_numeric( $row['id'] ) ? (int) $row['id'] : 0, array_intersect_key( $answers, array_flip( $files ) ) );
		}
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
		$asked = array() === $keys ? array_filter( array_map( strval( ... ), array_keys( $all ) ), static fn( string $key ) => ! str_contains( $key, '.' ) ) : $keys;
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
		$names = array_column( array_map( static fn( FileAnswer $file ) => array( $file->id, $file->name ), $this->files->ofEntry( $entryId ) ), 1, 0 );
		return array_map( static fn( string $cell ) => strtr( $cell, $names ), $cells );
	}

	/** @param list<int> $numbers */
	private function form( array $numbers ): ?Form {
		return 1 === count( $numbers ) ? $this->forms->findAny( $numbers[0] )?->form : null;
	}
}
