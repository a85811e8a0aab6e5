<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\UnsupportedFields;

/** Imports the answers of one entry; files among them are copied straight away. */
final class AnswersImporter {

	public function __construct(
		private GravityAnswers $answers,
		private GravityFiles $files,
		private UnsupportedFields $kept
	) {}

	/** @param list<JsonData> $metas */
	public function import( JsonData $row, array $metas, Form $form, MigrationReport $report ): ImportedAnswers {
		$parts  = $this->answers->read( $metas, $this->kept->with( $form ) );
		$entry  = (int) $row->string( 'id' );
		$files  = array();
		$others = $parts['others'];
		foreach ( $parts['files'] as $field => $answered ) {
			$files[ $field ] = $this->files->copy(
				$form->id(),
				$field,
				$answered->addresses,
				$entry,
				(int) $row->string( 'created_by' ),
				$report
			);
			$others         += $answered->remainder( count( $files[ $field ] ) );
		}
		foreach ( $parts['answers'] as $key => $answer ) {
			$this->files->reportNamed( (string) $key, $answer, $entry, $report );
		}
		$lists = array_map( static fn( array $ids ) => (string) wp_json_encode( $ids ), array_filter( $files ) );
		return new ImportedAnswers(
			$lists + $parts['answers'],
			array_merge( array(), ...array_values( $files ) ),
			$others
		);
	}
}
