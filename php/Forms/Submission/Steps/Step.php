<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\SubmissionContext;

/** One thing that happens to a submission. It reads what the steps before it found, and adds what it finds. */
interface Step {

	/** @throws \Atoll\Platform\Errors\PublicError When the submission ends here, and nothing of it is stored. */
	public function run( SubmissionContext $context ): void;
}
