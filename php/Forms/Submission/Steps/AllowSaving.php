<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Drafts\SavingDisabled;
use Atoll\Forms\Submission\SubmissionContext;

/** Checks whether the form can be saved as a draft. A change to an entry cannot: a draft lacks the entry and files. */
final class AllowSaving implements Step {

	/** @throws SavingDisabled */
	public function run( SubmissionContext $context ): void {
		if ( ! $context->presentForm()->saves() || null !== $context->change ) {
			throw new SavingDisabled();
		}
	}
}
