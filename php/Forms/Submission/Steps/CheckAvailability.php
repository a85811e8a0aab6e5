<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\Limits\FormAvailability;
use Atoll\Forms\Submission\SubmissionContext;

/** Checks whether the form can be submitted now and by this person, before anything of it is read. */
final class CheckAvailability implements Step {

	public function __construct( private FormAvailability $admission ) {}

	/** @throws \Atoll\Platform\Errors\PublicError If the form is closed. */
	public function run( SubmissionContext $context ): void {
		$this->admission->check(
			$context->presentForm(),
			$context->submission->visitor,
			isNew: null === $context->change
		);
	}
}
