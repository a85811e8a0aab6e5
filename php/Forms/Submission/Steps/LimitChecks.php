<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Spam\SubmissionRateLimit;
use Atoll\Forms\Submission\SubmissionContext;

/** Limits how often one IP address may validate answers without submitting them, as a client or page by page. */
final class LimitChecks implements Step {

	public function __construct( private SubmissionRateLimit $limit ) {}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function run( SubmissionContext $context ): void {
		if ( ! $context->isCountedAsCheck ) {
			$context->isCountedAsCheck = true;
			$this->limit->countCheck( $context->submission->formNumber, $context->submission->visitor );
		}
	}
}
