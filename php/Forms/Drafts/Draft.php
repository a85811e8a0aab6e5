<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Markup\Form\InputNames;

/** A decrypted draft. */
final class Draft {

	/**
	 * @param int                     $version   Number of times it was saved.
	 * @param int                     $page      Index from 0; the form may have fewer pages by now.
	 * @param array<array-key, mixed> $inputs    Values as sent, by input name.
	 * @param string                  $uniqueId  Key of the form visit, which its uploads belong to.
	 * @param int                     $ownerId   User id; 0 for a draft without an owner.
	 * @param string                  $dateSaved UTC, `Y-m-d H:i:s`.
	 * @param array<int, string>      $problems  What is no longer available, such as a file, by field id.
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

	/** Returns the draft for clients (spec 3): answers by field id or id.subid, pages from 1 as in Gravity Forms. */
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
