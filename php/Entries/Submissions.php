<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Forms\Answers;
use Atoll\Forms\Engine;
use Atoll\Forms\Form;
use Atoll\Forms\MalformedAnswer;
use Atoll\FormStore\FormRepository;
use Atoll\Trouble\BadAnswer;
use Atoll\Trouble\FormNotFound;

/** The one pipeline behind every door: find the form, read, validate, store once. */
final class Submissions {

	/**
	 * @param list<AnswerSource> $sources
	 * @param list<Check>        $checks
	 */
	public function __construct(
		private FormRepository $forms,
		private Engine $engine,
		private EntryStore $store,
		private array $sources = array(),
		private array $checks = array(),
	) {}

	/**
	 * @throws FormNotFound When there is no open form of that number.
	 * @throws BadAnswer    When an answer cannot be read at all.
	 * @throws \Atoll\Trouble\Trouble When it cannot be stored, or its key belongs to other answers.
	 */
	public function submit( Submission $submission ): Outcome {
		return $this->earlier( $submission ) ?? $this->first( $submission );
	}

	/** A retry gets the first answer, whatever has become of the form, its captcha or its draft since. */
	private function earlier( Submission $submission ): ?Stored {
		$entry = $this->store->earlier( $submission );
		return null === $entry ? null : new Stored( $entry, $this->forms->findAny( $submission->formNumber )->form ?? throw new FormNotFound(), true );
	}

	private function first( Submission $submission ): Outcome {
		$judged = $this->judge( $submission );
		if ( ! $judged->isValid() ) {
			return $judged;
		}
		return $this->store->store( new NewEntry( $judged->form, $judged->answers->toEntry(), $submission ) );
	}

	/** The verdict alone: {@see submit()} would store what is valid here. */
	public function judge( Submission $submission ): Judgement {
		$form    = $this->forms->find( $submission->formNumber ) ?? throw new FormNotFound();
		$settled = $this->engine->settle( $form, $this->read( $form, $this->inputs( $form, $submission ) ) );
		$verdict  = $this->engine->validate( $form, $settled );
		$messages = $verdict->isValid() ? $this->checked( $form, $settled->answers(), $submission ) : $verdict->messages();
		return new Judgement( $messages, $form, $settled->answers(), $verdict->inputMessages() );
	}

	/**
	 * One thing at a time: a captcha is not asked about answers that have to be mended anyway.
	 *
	 * @return array<int, string> By field id.
	 */
	private function checked( Form $form, Answers $answers, Submission $submission ): array {
		$messages = array();
		foreach ( $this->checks as $check ) {
			$messages = array() === $messages ? $check->messages( $form, $answers, $submission ) : $messages;
		}
		return $messages;
	}

	/** @return array<array-key, mixed> */
	private function inputs( Form $form, Submission $submission ): array {
		$inputs = $submission->inputs;
		foreach ( $this->sources as $source ) {
			$inputs = $source->inputs( $form, $submission ) + $inputs;
		}
		return $inputs;
	}

	/** @param array<array-key, mixed> $inputs */
	private function read( Form $form, array $inputs ): Answers {
		try {
			return $this->engine->answers( $form, $inputs );
		} catch ( MalformedAnswer $malformed ) {
			throw new BadAnswer( $malformed );
		}
	}
}
