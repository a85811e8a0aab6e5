<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\MalformedAnswer;
use Atoll\Engine\FormAnswers\RawInputs;
use Atoll\Engine\FormEngine;
/** Reads a submission's answers as a form asks for them. */
final class AnswerReader {

	/** @var array<AnswerSource> */
	private array $sources;

	public function __construct( private FormEngine $engine, AnswerSource ...$sources ) {
		$this->sources = $sources;
	}

	/**
	 * As they were sent, and what of them counts; nothing is validated.
	 *
	 * @throws UnreadableAnswer When an answer cannot be read at all.
	 */
	public function read( Form $form, SubmissionContext $context ): SubmittedAnswers {
		try {
			return $this->submitted(
				$form,
				$context,
				$this->engine->answers( $form, $this->inputs( $form, $context ) )
			);
		} catch ( MalformedAnswer $malformed ) {
			throw new UnreadableAnswer( $malformed, $this->questionOf( $form, $malformed->inputName ) );
		}
	}

	/**
	 * As {@see read()}, but takes what can be read, also what is too long to be stored: only to be shown again.
	 */
	public function salvage( Form $form, SubmissionContext $context ): SubmittedAnswers {
		return $this->submitted( $form, $context, $this->readable( $form, $context, RawInputs::MAX_SHOWN ) );
	}

	/**
	 * As many answers as this form can read, for one that changed since they were sent: the others are not lost with
	 * it.
	 *
	 * @param int $longest Code points of one text.
	 */
	public function readable( Form $form, SubmissionContext $context, int $longest = RawInputs::MAX_LENGTH ): Answers {
		$inputs = $this->inputs( $form, $context );
		while ( true ) {
			try {
				return $this->engine->answers( $form, $inputs, $longest );
			} catch ( MalformedAnswer $malformed ) {
				$count = count( $inputs );
				unset( $inputs[ $malformed->inputName ] );
				$inputs = count( $inputs ) === $count ? array() : $inputs;
			}
		}
	}

	/** @return array<int, string> What could not be added to the answers, by field id. */
	public function problems( Form $form, SubmissionContext $context ): array {
		return $this->additional( $form, $context )->problems;
	}

	private function submitted( Form $form, SubmissionContext $context, Answers $typed ): SubmittedAnswers {
		return new SubmittedAnswers(
			$form,
			$typed,
			$this->engine->resolve( $form, $typed ),
			$context->submission->sentKey()
		);
	}

	/** @return array<array-key, mixed> */
	private function inputs( Form $form, SubmissionContext $context ): array {
		return $this->additional( $form, $context )->inputs + $context->submission->inputs;
	}

	private function additional( Form $form, SubmissionContext $context ): AdditionalAnswers {
		return $context->additional(
			$form,
			function () use ( $form, $context ): AdditionalAnswers {
				$additional = new AdditionalAnswers();
				foreach ( $this->sources as $source ) {
					$additional = $additional->merge( $source->read( $form, $context->submission ) );
				}
				return $additional;
			}
		);
	}

	/** @param string $inputName `input_9` or, of a part, `input_9_3`. */
	private function questionOf( Form $form, string $inputName ): string {
		return $form->field( (int) ( explode( '_', $inputName )[1] ?? 0 ) )->label ?? '';
	}
}
