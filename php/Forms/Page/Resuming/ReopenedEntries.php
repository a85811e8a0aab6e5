<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Resuming;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Entries\Changes\EntryChanged;
use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Page\PageProvider;
use Atoll\Forms\Page\Posting\CurrentFormState;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Http\CurrentRequest;

/**
 * Opens an entry for the person who sent it, so that they can change it and send it again: the entry named in the
 * page's URL (`?entry=345`), or else their latest, unless the URL asks for an empty form (`?entry=new`).
 */
final class ReopenedEntries implements ResumedSubmission {

	public const PARAMETER = PageProvider::ENTRY;

	public function __construct(
		private OwnEntries $entries,
		private FormEngine $engine,
		private Uploads $uploads,
		private CurrentFormState $currentState,
		private CurrentVisitor $visitors,
		private ReopenedEntryNotice $notice,
	) {}

	public function isRequested(): bool {
		return is_user_logged_in() && ( new CurrentRequest() )->id( self::PARAMETER ) > 0;
	}

	public function form( Form $form ): Form {
		$entry = $this->entry( $form );
		return null === $entry ? $form : $this->entries->formOf( $entry ) ?? $form;
	}

	public function find( Form $form ): ?ResumedAnswers {
		$entry = $this->entry( $form );
		if ( null === $entry ) {
			return null;
		}
		$address = array( self::PARAMETER => (string) $entry->id );
		return new ResumedAnswers(
			$this->answers( $form, $entry ),
			0,
			$this->hidden( $form, $entry ),
			above: $this->notice->html( $form, $entry ),
			address: $address
		);
	}

	/** Returns null to show an empty form. */
	private function entry( Form $form ): ?Entry {
		if ( ! is_user_logged_in() ) {
			return null;
		}
		$request = new CurrentRequest();
		$posted  = null !== $this->currentState->find( $form->id() );
		$id      = $request->id( self::PARAMETER ) ?: ( $posted ? $request->postedId( InputNames::ENTRY ) : 0 );
		if ( $id > 0 ) {
			return $this->ownEntry( $id, $form );
		}
		return $posted || $this->namesAnother( $request->queryParameters() )
			? null
			: $this->entries->latest( $form->id(), $this->visitors->current() );
	}

	/** Returns null if there is no such entry of this form that the visitor may change. */
	private function ownEntry( int $id, Form $form ): ?Entry {
		try {
			$entry = $this->entries->find( $id, $this->visitors->current() );
		} catch ( EntryNotFound ) {
			return null;
		}
		return $entry->formNumber === $form->id() ? $entry : null;
	}

	/**
	 * Whether the URL asks for an empty form, or opens a draft that has not been sent yet.
	 *
	 * @param array<array-key, mixed> $query
	 */
	private function namesAnother( array $query ): bool {
		return isset( $query[ self::PARAMETER ] ) || isset( $query[ ResumeLinks::TOKEN ] )
			|| isset( $query[ ResumeLinks::GRAVITY_TOKEN ] );
	}

	/** @return array<string, string> */
	private function hidden( Form $form, Entry $entry ): array {
		$seenVersion = ( new CurrentRequest() )->postedId( InputNames::ENTRY_VERSION );
		// After a warning about the newer version, the person may replace it.
		$isWarned = ( new EntryChanged() )->getMessage() === $this->currentState->find( $form->id() )?->alert;
		return array(
			InputNames::ENTRY         => (string) $entry->id,
			InputNames::ENTRY_VERSION => (string) ( $seenVersion > 0 && ! $isWarned ? $seenVersion : $entry->version ),
		);
	}

	/** Returns answers with the names of their files, which the entry itself does not contain. */
	private function answers( Form $form, Entry $entry ): Answers {
		$stored = $this->engine->fromEntry( $form, $entry->answers );
		$values = array();
		foreach ( $form->fields() as $field ) {
			$value = $stored->value( $field->id );
			$ids   = array();
			foreach ( (array) $value as $answer ) {
				if ( $answer instanceof FileAnswer ) {
					$ids[] = $answer->id;
				}
			}
			$values[ $field->id ] = array() === $ids
				? $value
				: $this->uploads->answersOfEntry( $entry->id, $field->id, $ids );
		}
		return new Answers( $values, $stored->toEntry() );
	}
}
