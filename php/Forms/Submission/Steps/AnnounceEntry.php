<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Entries\EntryEvents;
use Atoll\Forms\Submission\SubmissionContext;

/** Announces a committed entry to other code, once: a repeated submission does not reach this step. */
final class AnnounceEntry implements Step {

	public function run( SubmissionContext $context ): void {
		$stored = $context->stored;
		if ( null === $stored ) {
			return;
		}
		null === $context->change
			? ( new EntryEvents() )->stored( $stored->entry, $stored->form, $context->submission->visitor )
			: ( new EntryEvents() )->updated( $stored->entry, $stored->form, $context->submission->visitor );
	}
}
