<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Forms\Submission\AnswerReader;
use Atoll\Forms\Submission\SubmissionContext;

/** Reads the answers as sent, and those that count. */
final class ReadAnswers implements Step {

	public function __construct( private AnswerReader $reader ) {}

	/** @throws \Atoll\Forms\Submission\UnreadableAnswer If an answer cannot be read at all. */
	public function run( SubmissionContext $context ): void {
		$context->submitted = $this->reader->read( $context->form ?? $context->presentForm(), $context );
	}
}
