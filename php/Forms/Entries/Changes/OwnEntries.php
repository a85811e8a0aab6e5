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
 * Entries for the person who sent them: to read, and, where the form allows it (spec 3: entrySave), to open and change
 * again until they have ended. Somebody else's entry gets the same response as one that does not exist.
 */
final class OwnEntries {

	/** Value in a URL in place of an entry's id: opens an empty form even if there is an entry that can be changed. */
	public const NEW_ENTRY = 'new';

	/** @param \Closure( list<int> ): list<int> $ended Returns those of these entries that have ended. */
	public function __construct(
		private EntryRepository $entries,
		private FormRepository $forms,
		private \Closure $ended
	) {}

	/**
	 * Returns an entry that the visitor may change.
	 *
	 * @throws EntryNotFound
	 */
	public function find( int $id, Visitor $visitor ): Entry {
		$entry = $this->findSent( $id, $visitor );
		return $this->allowsChanges( $entry->formNumber ) && array() === ( $this->ended )( array( $entry->id ) )
			? $entry
			: throw new EntryNotFound();
	}

	/** Returns the visitor's latest entry of this form that they may change; null if there is none. */
	public function latest( int $formNumber, Visitor $visitor ): ?Entry {
		$user = $visitor->userId();
		$id   = $visitor->isLoggedIn() && $this->allowsChanges( $formNumber )
			? $this->changeableIds( $user )[ $formNumber ][0] ?? null
			: null;
		return null === $id ? null : $this->entries->findOwn( $id, $user );
	}

	/**
	 * Returns an entry that the visitor may read, whatever its form allows. Includes entries taken for spam, because
	 * senders are not told about that.
	 *
	 * @throws EntryNotFound
	 */
	public function findSent( int $id, Visitor $visitor ): Entry {
		return $visitor->isLoggedIn()
			? $this->entries->findOwn( $id, $visitor->userId() ) ?? throw new EntryNotFound()
			: throw new EntryNotFound();
	}

	/**
	 * Returns the change that a submission asks for; null if it asks for none, or its form does not allow changes.
	 *
	 * @throws EntryNotFound
	 * @throws EntryUnchangeable
	 * @throws BadRequest
	 */
	public function change( Submission $submission ): ?OwnEntryChange {
		if ( ! $this->allowsChanges( $submission->formNumber ) ) {
			// The form ignores the input, as in Gravity Forms.
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
		// Without a version, the client changes the current one.
		$version = $this->numberIn( $submission, InputNames::ENTRY_VERSION ) ?? $entry->version;
		return new OwnEntryChange( $entry, $version );
	}

	/**
	 * @throws EntryNotFound     Also if the entry belongs to another form.
	 * @throws EntryUnchangeable If the entry has ended, or is not found although its page was opened. The response is
	 *                           the same for somebody else's entry and a missing one.
	 */
	private function entryToChange( int $id, Submission $submission ): Entry {
		try {
			$entry = $this->find( $id, $submission->visitor );
			return $entry->formNumber === $submission->formNumber ? $entry : throw new EntryNotFound();
		} catch ( EntryNotFound $notFound ) {
			// A visitor whose login has ended is told about that instead.
			throw $submission->visitor->isLoggedIn() && $this->wasShown( $submission )
				? new EntryUnchangeable()
				: $notFound;
		}
	}

	/**
	 * Whether the visitor was shown the entry to change it: only then a version is sent. After this error, their page
	 * no longer sends it.
	 */
	private function wasShown( Submission $submission ): bool {
		return isset( $submission->inputs[ InputNames::ENTRY_VERSION ] );
	}

	/** Returns the form version that an entry was sent with. */
	public function formOf( Entry $entry ): ?Form {
		return $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
	}

	/**
	 * Returns the ids of all entries that the user may change (spec 3: gform_entry_id_{formId}).
	 *
	 * @param int $user User id, not 0.
	 * @return array<int, non-empty-list<int>> By form number, newest first.
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

	/** Whether entries of this form may be changed: the form is open and allows it. */
	public function allowsChanges( int $formNumber ): bool {
		return true === $this->forms->findOrNull( $formNumber )?->keepsEntries();
	}

	/**
	 * @return int|null Null if none is sent.
	 * @throws BadRequest If the value is not a number. Ignoring it would store a second entry.
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
