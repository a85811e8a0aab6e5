<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\SpamFilter;
use Atoll\Forms\Submission\SubmissionContext;

/** Judges whether valid answers are spam. Skips changes, because an entry that its owner changes keeps its status. */
final class JudgeSpam implements Step {

	public function __construct( private SpamFilter $spam ) {}

	public function run( SubmissionContext $context ): void {
		if ( null !== $context->change ) {
			return;
		}
		$submitted     = $context->submitted();
		$context->spam = $this->spam->judge( $submitted->form, $submitted->resolved, $context->submission );
	}
}
