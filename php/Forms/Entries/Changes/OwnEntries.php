<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;

/**
 * Entries as the person who sent them may read them, and open and change them again where their form allows it (spec 3:
 * entrySave), until they have ended. Somebody else's entry is answered like one that does not exist.
 */
final class OwnEntries {

	/** In an address in place of an entry's id: opens an empty form, though there is an entry that may be changed. */
	public const NEW_ENTRY = 'new';

	/** @param \Closure( list<int> ): list<int> $ended Those of these entries to which nothing more is to come. */
	public function __construct(
		private EntryRepository $entries,
		private FormRepository $forms,
		private \Closure $ended
	) {}

	/**
	 * One that may be changed.
	 *
	 * @throws EntryNotFound
	 */
	public function find( int $id, Visitor $visitor ): Entry {
		$entry = $this->findSent( $id, $visitor );
		return $this->allowsChanges( $entry->formNumber ) && array() === ( $this->ended )( array( $entry->id ) )
			? $entry
			: throw new EntryNotFound();
	}

	/** The latest of this form that may be changed; null when there is none. */
	public function latest( int $formNumber, Visitor $visitor ): ?Entry {
		$user = $visitor->userId();
		$id   = $visitor->isLoggedIn() && $this->allowsChanges( $formNumber )
			? $this->changeableIds( $user )[ $formNumber ][0] ?? null
			: null;
		return null === $id ? null : $this->entries->findOwn( $id, $user );
	}

	/**
	 * One that may be read: whatever its form allows, also one that was taken for spam, which its sender is not
	 * told.
	 *
	 * @throws EntryNotFound
	 */
	public function findSent( int $id, Visitor $visitor ): Entry {
		return $visitor->isLoggedIn()
			? $this->entries->findOwn( $id, $visitor->userId() ) ?? throw new EntryNotFound()
			: throw new EntryNotFound();
	}

	/**
	 * The change that a submission asks for; null when it asks for none, or its form allows none.
	 *
	 * @throws EntryNotFound
	 * @throws EntryUnchangeable
	 * @throws BadRequest
	 */
	public function change( Submission $submission ): ?OwnEntryChange {
		if ( ! $this->allowsChanges( $submission->formNumber ) ) {
			// It ignores the input, as in Gravity Forms.
			if ( '' !== ( $submission->inputs[ InputNames::ENTRY ] ?? '' ) && $this->wasShown( $submission ) ) {
				throw new EntryUnchangeable();
			}
			return null;
		}
		$id = $this->numberIn( $submission, InputNames::ENTRY );
		if ( null === $id ) {
			return null;
		}
		$entry = $this->entryToChange( $id, $submission );
		// A client that sends no version changes whatever version there is.
		$version = $this->numberIn( $submission, InputNames::ENTRY_VERSION ) ?? $entry->version;
		return new OwnEntryChange( $entry, $version );
	}

	/**
	 * @throws EntryNotFound     For one that is another form's, too.
	 * @throws EntryUnchangeable When it has ended or is gone since its page was opened: somebody else's and a missing
	 *                           one are answered alike.
	 */
	private function entryToChange( int $id, Submission $submission ): Entry {
		try {
			$entry = $this->find( $id, $submission->visitor );
			return $entry->formNumber === $submission->formNumber ? $entry : throw new EntryNotFound();
		} catch ( EntryNotFound $notFound ) {
			// Whose login has ended hears of that.
			throw $submission->visitor->isLoggedIn() && $this->wasShown( $submission )
				? new EntryUnchangeable()
				: $notFound;
		}
	}

	/**
	 * Who sends a version was shown the entry, to change it. Once they have heard that they cannot, their page no
	 * longer names it.
	 */
	private function wasShown( Submission $submission ): bool {
		return isset( $submission->inputs[ InputNames::ENTRY_VERSION ] );
	}

	/** The form as an entry was sent with. */
	public function formOf( Entry $entry ): ?Form {
		return $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
	}

	/**
	 * All that may be changed (spec 3: gform_entry_id_{formId}).
	 *
	 * @param int $user User id, not 0.
	 * @return array<int, non-empty-list<int>> By the form's number, newest first.
	 */
	public function changeableIds( int $user ): array {
		$idsOf = $this->entries->idsOf( $user );
		$this->forms->preload( array_keys( $idsOf ) );
		$idsOf = array_filter( $idsOf, $this->allowsChanges( ... ), ARRAY_FILTER_USE_KEY );
		$ended = ( $this->ended )( array_merge( ...$idsOf ) );
		return array_filter(
			array_map( static fn( array $ids ): array => array_values( array_diff( $ids, $ended ) ), $idsOf )
		);
	}

	/** Whether entries of this form may be changed: it says so, and is open. */
	public function allowsChanges( int $formNumber ): bool {
		return true === $this->forms->findOrNull( $formNumber )?->keepsEntries();
	}

	/**
	 * @return int|null Null where none is sent.
	 * @throws BadRequest For what is not a number: if it were ignored, a second entry would be stored.
	 */
	private function numberIn( Submission $submission, string $name ): ?int {
		$value = $submission->inputs[ $name ] ?? '';
		$text  = is_scalar( $value ) ? (string) $value : null;
		if ( null === $text || ( '' !== $text && ! ctype_digit( $text ) ) ) {
			throw new BadRequest(
				'atoll_entry_invalid',
				/* translators: %s: name of an input. */
				sprintf( __( '“%s” must be the number of an entry or of its version.', 'atoll' ), $name )
			);
		}
		return (int) $text > 0 ? (int) $text : null;
	}
}
