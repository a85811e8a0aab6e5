<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Engine\FormEngine;
use Atoll\Forms\Submission\AnswerReader;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmittedAnswers;

/** Validates the answers of one page or of all, and adds messages for those that are invalid. */
final class ValidateAnswers implements Step {

	public function __construct( private FormEngine $engine, private AnswerReader $reader ) {}

	public function run( SubmissionContext $context ): void {
		$submitted              = $context->submitted();
		$validation             = $this->engine->validate( $submitted->form, $submitted->resolved, $context->page );
		$context->messages      = $this->problems( $submitted, $context ) + $validation->messages();
		$context->inputMessages = $validation->inputMessages();
	}

	/** @return array<int, string> Messages about what could not be added to visible fields, by field id. */
	private function problems( SubmittedAnswers $submitted, SubmissionContext $context ): array {
		return array_filter(
			$this->reader->problems( $submitted->form, $context ),
			static fn( int $id ) => ! $submitted->resolved->isHidden( $id )
				&& ( null === $context->page || $submitted->form->field( $id )?->page === $context->page ),
			ARRAY_FILTER_USE_KEY
		);
	}
}
