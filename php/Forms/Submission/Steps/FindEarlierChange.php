<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Platform\Services\Lazy;

/** Finds an earlier, identical change. Otherwise, a retry would fail because of the change that it repeats. */
final class FindEarlierChange implements Step {

	/** @param \Closure(): FindEarlierEntry $earlier Called only for a change. */
	public function __construct( #[Lazy( FindEarlierEntry::class )] private \Closure $earlier ) {}

	/** @throws \Atoll\Forms\Submission\IdempotencyKeyReused If the key belongs to other answers. */
	public function run( SubmissionContext $context ): void {
		if ( null !== $context->change ) {
			( $this->earlier )()->run( $context );
		}
	}
}
