<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;

/** Brings the answers of one entry, and the files among them, which are stored at once. */
final class AnswersCopy {

	public function __construct( private GravityAnswers $answers, private GravityFiles $files ) {}

	/** @param list<JsonData> $metas */
	public function bring( JsonData $row, array $metas, Form $form, MigrationReport $report ): CopiedAnswers {
		$read  = $this->answers->read( $metas, $form );
		$files = array();
		foreach ( $read['files'] as $field => $addresses ) {
			$files[ $field ] = $this->files->import(
				$form->id(),
				$field,
				$addresses,
				(int) $row->string( 'id' ),
				(int) $row->string( 'created_by' ),
				$report
			);
		}
		$lists = array_map( static fn( array $ids ) => (string) wp_json_encode( $ids ), array_filter( $files ) );
		return new CopiedAnswers(
			$lists + $read['answers'],
			array_merge( array(), ...array_values( $files ) ),
			$read['others']
		);
	}
}
