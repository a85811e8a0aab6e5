<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Entries\EntryEvents;
use Atoll\Forms\Submission\SubmissionContext;

/** Tells other code of an entry that is committed: once, since a repeated submission does not come here. */
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
