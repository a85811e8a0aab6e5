<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\Guard;
use Atoll\Forms\Submission\SpamVerdict;
use Atoll\Forms\Submission\SubmissionContext;

/** What valid answers are taken for. An entry that its owner changes stays what it was taken for. */
final class JudgeSpam implements Step {

	public function __construct( private Guard $guard ) {}

	public function run( SubmissionContext $context ): void {
		$received      = $context->received();
		$context->spam = null === $context->change
			? $this->guard->judge( $received->form, $received->settled, $context->submission )
			: new SpamVerdict( false );
	}
}
