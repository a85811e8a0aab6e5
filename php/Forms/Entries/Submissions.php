<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Answers;
use Atoll\Engine\Engine;
use Atoll\Engine\Form;
use Atoll\Engine\MalformedAnswer;
use Atoll\Engine\RawInputs;
use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Definitions\TrialForms;
use Atoll\Platform\Errors\BadAnswer;
use Atoll\Platform\Errors\EntryNotFound;
use Atoll\Platform\Errors\FormNotFound;

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
		private OwnEntries $own,
		private GoneQuestions $gone,
		private Admission $admission,
		private Guard $guard,
		private array $sources = array(),
		private array $checks = array(),
	) {}

	/**
	 * @throws FormNotFound When there is no open form of that number.
	 * @throws BadAnswer    When an answer cannot be read at all.
	 * @throws \Atoll\Platform\Errors\FormClosed When it takes no answers now.
	 * @throws \Atoll\Platform\Errors\Trouble When it cannot be stored, or its key belongs to other answers.
	 */
	public function submit( Submission $submission ): Outcome {
		return $this->earlier( $submission ) ?? $this->first( $submission );
	}

	/** A retry gets the first answer, whatever has become of the form, its captcha or its draft since. */
	private function earlier( Submission $submission ): ?Stored {
		$entry = $this->store->earlier( $submission );
		return null === $entry ? null : new Stored( $entry, $this->forms->findVersion( $entry->formNumber, $entry->formVersion ) ?? throw new FormNotFound(), true );
	}

	private function first( Submission $submission ): Outcome {
		$change = $this->own->change( $submission );
		$form   = $this->forms->find( $submission->formNumber ) ?? throw TrialForms::missing( $submission->formNumber );
		$this->admission->check( $form, $submission->visitor, null === $change );
		$this->guard->admit( $form, $submission );
		$judged = $this->judge( $submission );
		if ( ! $judged->isValid() ) {
			return $judged;
		}
		$received = $judged->received;
		$answers  = $received->settled->answers()->toEntry() + $this->gone->answers( $received->form, $submission, $change, fn( Form $form ) => $this->readable( $form, $submission ) );
		// An entry that its owner changes stays what it was taken for.
		$verdict  = null === $change ? $this->guard->judge( $received->form, $received->settled, $submission ) : new SpamVerdict( false );
		return $this->store->store( new NewEntry( $received->form, $answers, $submission, $verdict->status(), $verdict->toJson() ), $change );
	}

	/**
	 * The verdict alone: {@see submit()} would store what is valid here.
	 *
	 * @param int|null $page Judges this page alone, from 0, and asks no check: those are for the whole form.
	 */
	public function judge( Submission $submission, ?int $page = null ): Judgement {
		$received = $this->receive( $submission );
		$verdict  = $this->engine->validate( $received->form, $received->settled, $page );
		$messages = $this->problems( $received, $submission, $page ) + $verdict->messages();
		$messages = array() === $messages && null === $page ? $this->checked( $received, $submission ) : $messages;
		return new Judgement( $received, $messages, $verdict->inputMessages() );
	}

	/**
	 * What was sent, for whoever wants no verdict.
	 *
	 * @throws FormNotFound When there is no open form of that number.
	 * @throws BadAnswer    When an answer cannot be read at all.
	 */
	public function receive( Submission $submission ): Received {
		$form  = $this->own->judging( $submission ) ?? throw TrialForms::missing( $submission->formNumber );
		$typed = $this->read( $form, $submission );
		return new Received( $form, $typed, $this->engine->settle( $form, $typed ), $submission->sentKey() );
	}

	/**
	 * As {@see receive()}, but takes what can be read, also what is too long to be stored; null when the form is gone.
	 * Only to be shown again, never to be stored.
	 */
	public function salvage( Submission $submission ): ?Received {
		try {
			$form = $this->own->judging( $submission );
		} catch ( EntryNotFound ) {
			$form = $this->forms->find( $submission->formNumber );
		}
		if ( null === $form ) {
			return null;
		}
		$typed = $this->readable( $form, $submission, RawInputs::MAX_SHOWN );
		return new Received( $form, $typed, $this->engine->settle( $form, $typed ), $submission->sentKey() );
	}

	/**
	 * The answers as they were sent, not judged and with nothing hidden taken out.
	 *
	 * @throws BadAnswer When an answer cannot be read at all.
	 */
	public function read( Form $form, Submission $submission ): Answers {
		try {
			return $this->engine->answers( $form, $this->inputs( $form, $submission ) );
		} catch ( MalformedAnswer $malformed ) {
			throw new BadAnswer( $malformed, $this->questionOf( $form, $malformed->inputName ) );
		}
	}

	/** @param string $inputName `input_9` or, of a part, `input_9_3`. */
	private function questionOf( Form $form, string $inputName ): string {
		return $form->field( (int) ( explode( '_', $inputName )[1] ?? 0 ) )->label ?? '';
	}

	/**
	 * As many answers as this form can read, for one that changed since they were sent: the others are not lost with it.
	 *
	 * @param int $longest Code points of one text.
	 */
	public function readable( Form $form, Submission $submission, int $longest = RawInputs::MAX_LENGTH ): Answers {
		$inputs = $this->inputs( $form, $submission );
		while ( true ) {
			try {
				return $this->engine->answers( $form, $inputs, $longest );
			} catch ( MalformedAnswer $malformed ) {
				$before = count( $inputs );
				unset( $inputs[ $malformed->inputName ] );
				$inputs = count( $inputs ) === $before ? array() : $inputs;
			}
		}
	}

	/**
	 * One thing at a time: a captcha is not asked about answers that have to be mended anyway.
	 *
	 * @return array<int, string> By field id.
	 */
	private function checked( Received $received, Submission $submission ): array {
		$messages = array();
		foreach ( $this->checks as $check ) {
			$messages = array() === $messages ? $check->messages( $received->form, $received->settled, $submission ) : $messages;
		}
		return $messages;
	}

	/** @return array<int, string> What could not be added to fields that show, by field id. */
	private function problems( Received $received, Submission $submission, ?int $page ): array {
		$problems = array();
		foreach ( $this->sources as $source ) {
			$problems += $source->problems( $received->form, $submission );
		}
		return array_filter(
			$problems,
			static fn( int $id ) => ! $received->settled->isHidden( $id ) && ( null === $page || $received->form->field( $id )?->page === $page ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** @return array<array-key, mixed> */
	private function inputs( Form $form, Submission $submission ): array {
		$inputs = $submission->inputs;
		foreach ( $this->sources as $source ) {
			$inputs = $source->inputs( $form, $submission ) + $inputs;
		}
		return $inputs;
	}
}
