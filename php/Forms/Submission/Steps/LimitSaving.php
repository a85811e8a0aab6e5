<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Drafts\DraftLimit;
use Atoll\Forms\Submission\SubmissionContext;

/** Limits how often one network may save forms as drafts. */
final class LimitSaving implements Step {

	public function __construct( private DraftLimit $limit ) {}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function run( SubmissionContext $context ): void {
		$this->limit->countSave( $context->submission->visitor );
	}
}
