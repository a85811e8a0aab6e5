<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\MalformedAnswer;
use Atoll\Engine\FormAnswers\RawInputs;
use Atoll\Engine\FormEngine;

/** Reads a submission's answers with the fields of a form. */
final class AnswerReader {

	/** @param \Closure( Form ): list<AnswerSource> $sources Where answers to a form come from, besides its inputs. */
	public function __construct( private FormEngine $engine, private \Closure $sources ) {}

	/**
	 * Returns the answers as they were sent, and those that count. Validates nothing.
	 *
	 * @throws UnreadableAnswer If an answer cannot be read at all.
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

	/** Like {@see read()}, but returns what can be read, even answers that are too long to store; only for display. */
	public function salvage( Form $form, SubmissionContext $context ): SubmittedAnswers {
		return $this->submitted( $form, $context, $this->readable( $form, $context, RawInputs::MAX_SHOWN ) );
	}

	/**
	 * Returns the answers that this form can read. If the form has changed since they were sent, the others are not
	 * lost because of one.
	 *
	 * @param int $longest Maximum code points of a text.
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

	/** @return array<int, string> Messages about what could not be added to the answers, by field id. */
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
				foreach ( ( $this->sources )( $form ) as $source ) {
					$additional = $additional->merge( $source->read( $form, $context->submission ) );
				}
				return $additional;
			}
		);
	}

	/** @param string $inputName `input_9`, or `input_9_3` for a part. */
	private function questionOf( Form $form, string $inputName ): string {
		return $form->field( (int) ( explode( '_', $inputName )[1] ?? 0 ) )->label ?? '';
	}
}
