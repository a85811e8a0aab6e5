<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Uploads\Entries\FileList;

/**
 * Selects the parts of a submission that a draft keeps: inputs that the form reads, and its files, but never a
 * password.
 */
final class DraftInputs {

	public function __construct( private FormEngine $engine ) {}

	/**
	 * @param Answers                 $answers As read from the submission.
	 * @param array<array-key, mixed> $stored  The draft's earlier inputs: those of removed fields are kept.
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 */
	public function collect(
		Form $form,
		Submission $submission,
		Answers $answers,
		array $stored = array()
	): DraftContent {
		$inputs  = array_intersect_key( $submission->inputs, array_flip( $this->names( $form ) ) );
		$removed = array_filter(
			$stored,
			fn( $name ) => $this->isRemoved( $form, (string) $name ),
			ARRAY_FILTER_USE_KEY
		);
		return (
			new DraftContent( $inputs + $this->files( $form, $answers ) + $removed, $submission->sentKey() )
		)->requireFit();
	}

	/** @return list<string> Names of inputs that may be stored, encrypted: no secrets. Files are listed separately. */
	private function names( Form $form ): array {
		$fields = array_filter(
			$form->fields(),
			static fn( Field $field ) => ! $field->isSecret() && ! $field->holdsFiles()
		);
		return array_merge( ...array_map( $this->engine->inputNames( ... ), array_values( $fields ) ) );
	}

	/** @return array<string, string> List of the files that really exist, in the shape that forms send. */
	private function files( Form $form, Answers $answers ): array {
		$list = FileList::none();
		foreach ( $form->fileFields() as $field ) {
			$files = array_filter(
				(array) $answers->value( $field->id ),
				static fn( mixed $file ) => $file instanceof FileAnswer
			);
			$list  = $list->with( "input_{$field->id}", array_column( $files, 'name', 'id' ) );
		}
		return array_filter( array( InputNames::FILES => $list->toJson() ) );
	}

	private function isRemoved( Form $form, string $name ): bool {
		return 1 === preg_match( '/^input_(\d+)/', $name, $parts ) && null === $form->field( (int) $parts[1] );
	}
}
