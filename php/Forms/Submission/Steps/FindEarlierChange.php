<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\SubmissionContext;

/** A change is looked for before it is made: its retry would hear that the entry has changed since, which it did. */
final class FindEarlierChange implements Step {

	public function __construct( private FindEarlierEntry $earlier ) {}

	/** @throws \Atoll\Forms\Submission\IdempotencyKeyReused When its key belongs to other answers. */
	public function run( SubmissionContext $context ): void {
		if ( null !== $context->change ) {
			$this->earlier->run( $context );
		}
	}
}
