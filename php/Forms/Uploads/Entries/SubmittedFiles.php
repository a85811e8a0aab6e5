<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Submission\AdditionalAnswers;
use Atoll\Forms\Submission\AnswerSource;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Uploads\Receiving\RefusedUploads;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Forms\Uploads\Uploads;

/** Files of a submission: those in its list that were received for the same field during the same form visit. */
final class SubmittedFiles implements AnswerSource {

	public function __construct(
		private Uploads $uploads,
		private EntryRepository $entries,
		private OwnEntries $ownEntries,
		private RefusedUploads $refusals
	) {}

	/**
	 * Returns the files as answers. Problems are files that were refused in this request, and files that the form still
	 * lists but that no longer exist: nobody should believe that they were sent.
	 */
	public function read( Form $form, Submission $submission ): AdditionalAnswers {
		$inputs   = array();
		$problems = $this->refusals->messages();
		foreach ( $form->fileFields() as $field ) {
			$listed   = $this->listed( $field, $submission );
			$received = array() === $listed
				? array()
				: $this->received( $form, $field, $submission );
			$inputs[ 'input_' . $field->id ] = array_slice( $received, 0, UploadLimits::of( $field )->maxFiles );
			$missing = array_diff_key( $listed, array_flip( array_column( $received, 'id' ) ) );
			if ( array() !== $missing ) {
				$problems[ $field->id ] ??= sprintf(
					/* translators: %s: name of a file. */
					__( 'We no longer have the file %s. Please choose it again.', 'atoll' ),
					mb_scrub( (string) reset( $missing ), 'UTF-8' )
				);
			}
		}
		return new AdditionalAnswers( $inputs, $problems );
	}

	/** @return list<FileAnswer> */
	private function received( Form $form, Field $field, Submission $submission ): array {
		$ids       = array_keys( $this->listed( $field, $submission ) );
		$received  = $this->uploads->answers( $form, $field->id, $submission->key, $ids );
		$remaining = array_values( array_diff( $ids, array_column( $received, 'id' ) ) );
		return array() === $remaining
			? $received
			: array( ...$received, ...$this->ofChangedEntry( $field, $submission, $remaining ) );
	}

	/**
	 * Returns files that an entry already has when its owner edits it, although this is a different form visit. A new
	 * entry gets none of them.
	 *
	 * @param list<string> $ids
	 * @return list<FileAnswer>
	 */
	private function ofChangedEntry( Field $field, Submission $submission, array $ids ): array {
		$id    = $submission->inputs[ InputNames::ENTRY ] ?? '';
		$entry = is_scalar( $id ) && (int) $id > 0 && $submission->visitor->isLoggedIn()
			&& $this->ownEntries->allowsChanges( $submission->formNumber )
			? $this->entries->find( (int) $id )
			: null;
		if (
			null === $entry || $entry->createdBy !== $submission->visitor->userId()
				|| $entry->formNumber !== $submission->formNumber
		) {
			return array();
		}
		return $this->uploads->answersOfEntry( $entry->id, $field->id, $ids );
	}

	/** @return array<string, string> Public id => name. */
	private function listed( Field $field, Submission $submission ): array {
		return FileList::of( $submission->inputs[ InputNames::FILES ] ?? '' )->ofInput( 'input_' . $field->id );
	}
}
