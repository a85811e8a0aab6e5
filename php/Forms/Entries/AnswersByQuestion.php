<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Privacy\PersonalDataItem;

/** Answers as personal data, labelled with the questions that they were given to. Files appear by name. */
final class AnswersByQuestion {

	public function __construct(
		private EntryAnswers $answers,
		private Uploads $files,
		private AnswerText $answerText
	) {}

	/** @return list<PersonalDataItem> */
	public function items( ?Form $form, Entry $entry ): array {
		$names = array();
		foreach ( $this->files->ofEntry( $entry->id ) as $file ) {
			$names[ $file->id ] = $file->name;
		}
		return array_map(
			fn( EntryAnswer $answer ): PersonalDataItem => $this->item( $answer, $names ),
			$this->answers->ofEntry( $form, $entry )
		);
	}

	/** @return list<PersonalDataItem> Answers that are not an entry yet. */
	public function ofAnswers( Form $form, Answers $answers ): array {
		return array_map(
			static fn( array $readAnswer ): PersonalDataItem => new PersonalDataItem(
				$readAnswer['field']->label,
				$readAnswer['text']
			),
			$this->answerText->lines( $form, $answers )
		);
	}

	/** @param array<string, string> $names File names by file id. */
	private function item( EntryAnswer $answer, array $names ): PersonalDataItem {
		/* translators: %s: number of a form's field. */
		$label = $answer->field->label ?? sprintf( __( 'Field %s', 'atoll' ), $answer->key );
		$files = array_intersect_key( $names, array_flip( $answer->fileIds() ) );
		return new PersonalDataItem( $label, array() === $files ? $answer->text : implode( "\n", $files ) );
	}
}
