<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Platform\Errors\SavingDisabled;

/** Whether the form can be put aside. */
final class AllowSaving implements Step {

	/** @throws SavingDisabled */
	public function run( SubmissionContext $context ): void {
		if ( ! $context->presentForm()->saves() ) {
			throw new SavingDisabled();
		}
	}
}
