<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\SubmissionContext;

/** Finds an earlier, identical change. Otherwise, a retry would fail because of the change that it repeats. */
final class FindEarlierChange implements Step {

	public function __construct( private FindEarlierEntry $earlier ) {}

	/** @throws \Atoll\Forms\Submission\IdempotencyKeyReused If the key belongs to other answers. */
	public function run( SubmissionContext $context ): void {
		if ( null !== $context->change ) {
			$this->earlier->run( $context );
		}
	}
}
