<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Spam\SubmissionRateLimit;
use Atoll\Forms\Submission\SubmissionContext;

/** Limits how often one IP address may try to submit the form. */
final class LimitSubmissions implements Step {

	public function __construct( private SubmissionRateLimit $limit ) {}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function run( SubmissionContext $context ): void {
		$this->limit->countSubmission( $context->presentForm(), $context->submission );
	}
}
