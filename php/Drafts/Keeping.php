<?php

declare( strict_types=1 );

namespace Atoll\Drafts;

use Atoll\Entries\Submission;
use Atoll\Forms\Form;

/** Chooses what of a submission a draft keeps: the inputs of the form's fields and its uploads, and never a password. */
final class Keeping {

	private const UPLOADS = 'gform_uploaded_files';

	/** Shapes whose values must not lie about, not even sealed. */
	private const NEVER = array( 'secret' );

	/**
	 * @param array<array-key, mixed> $before What the draft kept so far: of that, what the form no longer asks stays.
	 */
	public function of( Form $form, Submission $submission, array $before = array() ): Content {
		$kept = array_filter(
			$submission->inputs,
			fn( $name ) => self::UPLOADS === $name || $this->isKept( $form, (string) $name ),
			ARRAY_FILTER_USE_KEY
		);
		$uniqueId = $submission->inputs['gform_unique_id'] ?? '';
		$gone = array_filter( $before, fn( $name ) => $this->isGone( $form, (string) $name ), ARRAY_FILTER_USE_KEY );
		return new Content( $kept + $gone, is_string( $uniqueId ) ? $uniqueId : '' );
	}

	private function isGone( Form $form, string $name ): bool {
		return 1 === preg_match( '/^input_(\d+)/', $name, $parts ) && null === $form->field( (int) $parts[1] );
	}

	private function isKept( Form $form, string $name ): bool {
		if ( 1 !== preg_match( '/^input_(\d+)(_\d+)*$/', $name, $parts ) ) {
			return false;
		}
		$field = $form->field( (int) $parts[1] );
		return null !== $field && ! in_array( $field->shape, self::NEVER, true );
	}
}
