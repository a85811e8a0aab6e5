<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Drafts\SavingDisabled;
use Atoll\Forms\Submission\SubmissionContext;

/** Whether the form can be put aside: not what changes an entry, which a draft would not know, nor have its files. */
final class AllowSaving implements Step {

	/** @throws SavingDisabled */
	public function run( SubmissionContext $context ): void {
		if ( ! $context->presentForm()->saves() || null !== $context->change ) {
			throw new SavingDisabled();
		}
	}
}
