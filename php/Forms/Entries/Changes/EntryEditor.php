<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryEvents;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Forms\Entries\Storage\Transaction;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\EntryChanged;
use Atoll\Platform\Errors\FormNotFound;

/**
 * Changes an entry's answers by the same engine that took them in: what conditions hide is dropped, what formulas make
 * is worked out anew. Answers that nobody can type again stay as they are: files, what a password field says, and those
 * to questions that the form no longer asks.
 */
final class EntryEditor {

	/** Shapes whose values are not an editor's to give, so that nothing of them is asked for. */
	private const KEPT = array( 'files', 'secret', 'token' );

	public function __construct(
		private SubmittedEntries $entries,
		private FormRepository $forms,
		private FormEngine $engine,
		private Transaction $transaction,
	) {}

	/**
	 * @param array<array-key, string> $answers As {@see EntryAdminService::edit()} takes them.
	 * @throws \Atoll\Platform\Errors\PublicError As it throws.
	 */
	public function edit( Entry $entry, array $answers, int $version, Visitor $by ): StoredEntry|ValidatedAnswers {
		$form    = $this->forms->findVersion( $entry->formNumber, $entry->formVersion ) ?? throw new FormNotFound();
		$typed   = $this->engine->fromEntry( $form, $this->kept( $form, $entry->answers ) + $answers );
		$resolved = $this->engine->settle( $form, $typed );
		$verdict = $this->engine->validate( $form, $resolved );
		$asked   = static fn( int $id ): bool => ! self::isKept( $form->field( $id ) );
		$said    = array_filter( $verdict->messages(), $asked, ARRAY_FILTER_USE_KEY );
		if ( array() !== $said ) {
			return new ValidatedAnswers(
				new SubmittedAnswers( $form, $typed, $resolved ),
				$said,
				$verdict->inputMessages()
			);
		}
		$changed = $this->transaction->run(
			fn() => $this->entries->rewrite(
				$entry,
				$form,
				$this->toStore( $form, $resolved->answers(), $entry ),
				$version
			)
				?? throw new EntryChanged()
		);
		( new EntryEvents() )->updated( $changed, $form, $by );
		return new StoredEntry( $changed, $form, false );
	}

	/** @return array<array-key, string> */
	private function toStore( Form $form, Answers $answers, Entry $before ): array {
		$gone = array_filter(
			$before->answers,
			static fn( $key ) => null === $form->field( (int) $key ),
			ARRAY_FILTER_USE_KEY
		);
		return $answers->toEntry() + $gone;
	}

	/**
	 * @param array<array-key, string> $answers
	 * @return array<array-key, string>
	 */
	private function kept( Form $form, array $answers ): array {
		$kept  = array_filter( $form->fields(), self::isKept( ... ) );
		$empty = array_fill_keys( array_map( static fn( Field $field ) => $field->id, $kept ), '' );
		return array_intersect_key( $answers, $empty ) + $empty;
	}

	private static function isKept( ?Field $field ): bool {
		return null !== $field && in_array( $field->shape, self::KEPT, true );
	}
}
