<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\SubmissionContext;

/** A step of handling a submission. Reads what earlier steps have found, and adds its own findings. */
interface Step {

	/** @throws \Atoll\Platform\Errors\PublicError If the submission ends here, and nothing of it is stored. */
	public function run( SubmissionContext $context ): void;
}
