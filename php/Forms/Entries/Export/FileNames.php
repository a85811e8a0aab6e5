<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;
use Atoll\Forms\Uploads\Uploads;

/** Replaces ids of files with their names. The id of a deleted file stays. */
final class FileNames {

	/** @var array<int, true> Ids of the exported fields whose answers are files. */
	private array $fields = array();

	/** @var array<int, array<string, string>> File names by entry id and file id. */
	private array $names = array();

	/**
	 * @param list<ExportColumn> $columns
	 * @param list<Field>        $fields  Fields of the form.
	 */
	public function __construct( array $columns, array $fields, private Uploads $files ) {
		$keys = array_map( static fn( ExportColumn $column ) => $column->key, $columns );
		foreach ( $fields as $field ) {
			if ( $field->holdsFiles() && in_array( (string) $field->id, $keys, true ) ) {
				$this->fields[ $field->id ] = true;
			}
		}
	}

	/**
	 * Reads the names of all files of these entries in one query, and forgets those of earlier entries.
	 *
	 * @param list<array<array-key, mixed>> $rows
	 */
	public function read( array $rows ): void {
		$this->names = array() === $this->fields
			? array()
			: array_map(
				static fn( array $files ): array => array_column( $files, 'name', 'id' ),
				$this->files->ofEntries( array_map( self::idOf( ... ), $rows ) )
			);
	}

	/**
	 * @param list<string>             $cells   Cells of one of the entries.
	 * @param array<array-key, mixed>  $row
	 * @param array<array-key, string> $answers
	 * @return list<string>
	 */
	public function in( array $cells, array $row, array $answers ): array {
		$names = $this->names[ self::idOf( $row ) ] ?? array();
		return array() === $names || array() === array_intersect_key( $answers, $this->fields )
			? $cells
			: array_map( static fn( string $cell ) => strtr( $cell, $names ), $cells );
	}

	/** @param array<array-key, mixed> $row */
	private static function idOf( array $row ): int {
		return is_numeric( $row['id'] ) ? (int) $row['id'] : 0;
	}
}
