<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Platform\Errors\SavingOff;

/** Whether the form can be put aside. */
final class AllowSaving implements Step {

	/** @throws SavingOff */
	public function run( SubmissionContext $context ): void {
		if ( ! $context->presentForm()->saves() ) {
			throw new SavingOff();
		}
	}
}
