<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;

/** Copies the answers of one entry, and the files among them, which are stored at once. */
final class AnswersCopy {

	public function __construct( private GravityAnswers $answers, private GravityFiles $files ) {}

	/** @param list<JsonData> $metas */
	public function copy( JsonData $row, array $metas, Form $form, MigrationReport $report ): CopiedAnswers {
		$parts = $this->answers->read( $metas, $form );
		$files = array();
		foreach ( $parts['files'] as $field => $addresses ) {
			$files[ $field ] = $this->files->copy(
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
			$lists + $parts['answers'],
			array_merge( array(), ...array_values( $files ) ),
			$parts['others']
		);
	}
}
