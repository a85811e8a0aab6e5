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

	public function of( Form $form, Submission $submission ): Content {
		$kept = array_filter(
			$submission->inputs,
			fn( $name ) => self::UPLOADS === $name || $this->isKept( $form, (string) $name ),
			ARRAY_FILTER_USE_KEY
		);
		$uniqueId = $submission->inputs['gform_unique_id'] ?? '';
		return new Content( $kept, is_string( $uniqueId ) ? $uniqueId : '' );
	}

	private function isKept( Form $form, string $name ): bool {
		if ( 1 !== preg_match( '/^input_(\d+)(_\d+)*$/', $name, $parts ) ) {
			return false;
		}
		$field = $form->field( (int) $parts[1] );
		return null !== $field && ! in_array( $field->shape, self::NEVER, true );
	}
}
