<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Engine\FormEngine;
use Atoll\Forms\Submission\AnswerReader;
use Atoll\Forms\Submission\Received;
use Atoll\Forms\Submission\SubmissionContext;

/** What the form says to the answers: those of one page, or all. */
final class ValidateAnswers implements Step {

	public function __construct( private FormEngine $engine, private AnswerReader $reader ) {}

	public function run( SubmissionContext $context ): void {
		$received                = $context->received();
		$verdict                 = $this->engine->validate( $received->form, $received->settled, $context->page );
		$context->messages       = $this->problems( $received, $context ) + $verdict->messages();
		$context->inputMessages  = $verdict->inputMessages();
	}

	/** @return array<int, string> What could not be added to fields that show, by field id. */
	private function problems( Received $received, SubmissionContext $context ): array {
		return array_filter(
			$this->reader->problems( $received->form, $context ),
			static fn( int $id ) => ! $received->settled->isHidden( $id )
				&& ( null === $context->page || $received->form->field( $id )?->page === $context->page ),
			ARRAY_FILTER_USE_KEY
		);
	}
}
