<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\SpamFilter;
use Atoll\Forms\Submission\SpamVerdict;
use Atoll\Forms\Submission\SubmissionContext;

/** Whether valid answers are spam. An entry that its owner changes keeps its status. */
final class JudgeSpam implements Step {

	public function __construct( private SpamFilter $spam ) {}

	public function run( SubmissionContext $context ): void {
		$submitted     = $context->submitted();
		$context->spam = null === $context->change
			? $this->spam->judge( $submitted->form, $submitted->resolved, $context->submission )
			: new SpamVerdict( false );
	}
}
