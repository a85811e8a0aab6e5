<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Markup\Form\InputNames;

/** A saved form, opened. */
final class Draft {

	/**
	 * @param int                     $version   How often it was saved.
	 * @param int                     $page      From 0; the form may have fewer pages by now.
	 * @param array<array-key, mixed> $inputs    As they were sent, by input name.
	 * @param string                  $uniqueId  Key of this filling of the form, which its uploads belong to.
	 * @param int                     $ownerId   User id; 0 for a draft that is nobody's.
	 * @param string                  $dateSaved UTC, `Y-m-d H:i:s`.
	 * @param array<int, string>      $problems  By field id, what it had and has no more, such as a file.
	 */
	public function __construct(
		public readonly int $id,
		public readonly Form $form,
		public readonly string $token,
		public readonly int $version,
		public readonly int $page,
		public readonly Answers $answers,
		public readonly array $inputs,
		public readonly string $uniqueId,
		public readonly int $ownerId,
		public readonly string $dateSaved,
		public readonly array $problems,
	) {}

	/** As clients load it (spec 3): answers by field id or id.subid, pages counted from 1 as Gravity Forms does. */
	public function json(): string {
		$submission = array(
			'submitted_values' => (object) $this->answers->toEntry(),
			'page_number'      => $this->page + 1,
			'files'            => (object) $this->files(),
			InputNames::KEY    => $this->uniqueId,
			'draft_version'    => $this->version,
		);
		if ( array() !== $this->problems ) {
			$submission['validation_messages'] = $this->problems;
		}
		return (string) wp_json_encode( $submission );
	}

	/** @return array<string, list<array{uploaded_filename: string, temp_filename: string}>> By input name. */
	private function files(): array {
		$files = array();
		foreach ( $this->form->fields() as $field ) {
			foreach ( $this->answers->files( $field->id ) as $file ) {
				$files[ "input_{$field->id}" ][] = array(
					'uploaded_filename' => $file->name,
					'temp_filename'     => $file->id,
				);
			}
		}
		return $files;
	}
}
