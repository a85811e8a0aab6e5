<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Steps;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Submission\AnswerReader;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Platform\Errors\PublicError;

/** Reads what can be read of answers to show them again, whatever else is invalid. Nothing if the form is gone. */
final class ReadAnswersLeniently implements Step {

	public function __construct(
		private FormRepository $forms,
		private FindEntryToChange $change,
		private AnswerReader $reader
	) {}

	public function run( SubmissionContext $context ): void {
		$context->present ??= $this->forms->findOrNull( $context->submission->formNumber );
		$form               = null === $context->present ? null : $this->form( $context, $context->present );
		if ( null !== $form ) {
			$context->salvaged = $this->reader->salvage( $form, $context );
			$context->problems = $this->reader->problems( $form, $context );
		}
	}

	/** Ignores that an entry cannot be changed; the submission itself reports that. */
	private function form( SubmissionContext $context, Form $present ): Form {
		try {
			$this->change->run( $context );
			return $context->form ?? $present;
		} catch ( PublicError ) {
			return $present;
		}
	}
}
