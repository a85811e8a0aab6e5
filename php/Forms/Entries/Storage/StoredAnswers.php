<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Services\Lazy;

/** Converts an entry's stored answers for the form engine, with the names of its files. */
final class StoredAnswers {

	/** @param \Closure(): Uploads $files Called only for entries with files. */
	public function __construct( private FormEngine $engine, #[Lazy( Uploads::class )] private \Closure $files ) {}

	public function read( Form $form, Entry $entry ): Answers {
		$answers = $this->engine->fromEntry( $form, $entry->answers );
		$fields  = array_filter(
			$form->fileFields(),
			static fn( Field $field ) => isset( $entry->answers[ $field->id ] )
		);
		$files   = array() === $fields ? array() : ( $this->files )()->ofEntry( $entry->id );
		$byId    = array_column( $files, null, 'id' );
		foreach ( $fields as $field ) {
			$answers = $answers->with( $field->id, $this->withNames( $answers->value( $field->id ), $byId ) );
		}
		return $answers;
	}

	/**
	 * @param array<string, FileAnswer> $files By file id.
	 * @return list<FileAnswer>
	 */
	private function withNames( mixed $value, array $files ): array {
		$namedFiles = array();
		foreach ( is_array( $value ) ? $value : array() as $file ) {
			if ( $file instanceof FileAnswer ) {
				$namedFiles[] = $files[ $file->id ] ?? $file;
			}
		}
		return $namedFiles;
	}
}
