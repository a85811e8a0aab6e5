<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Validation\ValidationResult;
use Atoll\Forms\Definitions\FormNotFound;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryEvents;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;

/**
 * Changes an entry's answers with the same validation as a submission: hidden answers are dropped, formulas calculated
 * again. Keeps answers that an editor cannot type: files, passwords, and those that the form has no field or choice
 * for.
 */
final class EntryEditor {

	/** Shapes whose values an editor cannot enter, so they are not required. */
	private const KEPT_SHAPES = array( 'files', 'secret', 'token' );

	/** @param \Closure(): list<AnswersObserver> $observers Called only for a change. */
	public function __construct(
		private SubmittedEntries $entries,
		private FormRepository $forms,
		private FormEngine $engine,
		private Transaction $transaction,
		private \Closure $observers,
	) {}

	/**
	 * @param array<array-key, string> $answers As {@see EntryAdminService::edit()} takes them.
	 * @param list<string>             $deleted As it takes them.
	 * @throws \Atoll\Platform\Errors\PublicError As it throws.
	 */
	public function edit(
		Entry $entry,
		array $answers,
		int $version,
		Visitor $by,
		array $deleted
	): StoredEntry|ValidatedAnswers {
		if ( ! $entry->isActive() ) {
			throw new EntryMovedMeanwhile( $entry );
		}
		$form       = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion )
			?? throw new FormNotFound();
		$typed      = $this->engine->fromEntry( $form, $this->withKept( $form, $entry->answers, $answers ) );
		$resolved   = $this->engine->resolve( $form, $typed );
		$verdict    = $this->engine->validate( $form, $resolved );
		$unasked    = OrphanedAnswers::keep( $entry->answers, $form, $resolved, $deleted );
		$isEditable = static fn( int $id ): bool => ! self::isKept( $form->field( $id ) )
			&& ! self::isAnswered( $form->field( $id ), $resolved, $verdict, $unasked );
		$messages   = array_filter( $verdict->messages(), $isEditable, ARRAY_FILTER_USE_KEY );
		if ( array() !== $messages ) {
			return new ValidatedAnswers(
				new SubmittedAnswers( $form, $typed, $resolved ),
				$messages,
				$verdict->inputMessages()
			);
		}
		$changed = $this->transaction->repeat(
			fn(): Entry => $this->write(
				$entry,
				$form,
				array_replace( $resolved->answers()->toEntry(), $unasked ),
				$version,
				$by
			)
		);
		( new EntryEvents() )->updated( $changed, $form, $by );
		return new StoredEntry( $changed, $form, false );
	}

	/** {@see EntryAdminService::answersChanged()} */
	public function answersChanged( Entry $entry, Visitor $by ): void {
		foreach ( ( $this->observers )() as $observer ) {
			$observer->changed( $entry, $by );
		}
	}

	/** @param array<array-key, string> $answers */
	private function write( Entry $before, Form $form, array $answers, int $version, Visitor $by ): Entry {
		$after = $this->entries->updateAnswers( $before, $form, $answers, $version ) ?? throw new EntryChanged();
		if ( $after->hasOtherAnswers( $before ) ) {
			$this->answersChanged( $after, $by );
		}
		return $after;
	}

	/**
	 * @param array<array-key, string> $stored
	 * @param array<array-key, string> $typed
	 * @return array<array-key, string> The typed answers, and the stored ones that an editor cannot type.
	 */
	private function withKept( Form $form, array $stored, array $typed ): array {
		$isKept = static fn( int|string $key ): bool => self::isKept( $form->field( (int) $key ) );
		return array_filter( $stored, $isKept, ARRAY_FILTER_USE_KEY )
			+ array_filter( $typed, static fn( int|string $key ) => ! $isKept( $key ), ARRAY_FILTER_USE_KEY );
	}

	private static function isKept( ?Field $field ): bool {
		return null !== $field && in_array( $field->shape, self::KEPT_SHAPES, true );
	}

	/**
	 * Whether a required field has a kept answer. The editor cannot choose again what the form no longer offers.
	 *
	 * @param array<array-key, string> $unasked
	 */
	private static function isAnswered(
		?Field $field,
		ResolvedAnswers $resolved,
		ValidationResult $verdict,
		array $unasked
	): bool {
		if ( null === $field ) {
			return false;
		}
		$missing = array_intersect_key( $verdict->inputMessages(), array_column( $field->inputs, 'id', 'id' ) );
		$isKept  = static fn( int|string $key ): bool => (int) $key === $field->id;
		return array() === $missing
			? $field->isChosen() && AnswerValue::isBlank( $resolved->answers()->value( $field->id ) )
				&& array() !== array_filter( array_keys( $unasked ), $isKept )
			: array() === array_diff_key( $missing, $unasked );
	}
}
