<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\SpamFilter;
use Atoll\Forms\Submission\SpamVerdict;
use Atoll\Forms\Submission\SubmissionContext;

/** What valid answers are taken for. An entry that its owner changes stays what it was taken for. */
final class JudgeSpam implements Step {

	public function __construct( private SpamFilter $spam ) {}

	public function run( SubmissionContext $context ): void {
		$submitted      = $context->submitted();
		$context->spam = null === $context->change
			? $this->spam->judge( $submitted->form, $submitted->resolved, $context->submission )
			: new SpamVerdict( false );
	}
}
