<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\EntryNotFound;

/**
 * Entries as the person who sent them may read them, and open and change them again where their form allows it (spec 3:
 * entrySave). Somebody else's entry is answered like one that does not exist.
 */
final class OwnEntries {

	public const ENTRY   = 'update_entry_id';
	public const VERSION = 'atoll_entry_version';

	/** In an entry's place in an address: an empty form, though there is an entry that might be changed. */
	public const BEGIN = 'new';

	public function __construct( private EntryRepository $entries, private FormRepository $forms ) {}

	/**
	 * One that may be changed.
	 *
	 * @throws EntryNotFound
	 */
	public function find( int $id, Visitor $visitor ): Entry {
		$entry = $this->sent( $id, $visitor );
		return $this->allows( $entry->formNumber ) ? $entry : throw new EntryNotFound();
	}

	/** The latest of this form that may be changed; null when there is none. */
	public function latest( int $formNumber, Visitor $visitor ): ?Entry {
		return $visitor->isLoggedIn() && $this->allows( $formNumber )
			? $this->entries->list( EntryCriteria::ofOwner( $visitor->userId(), 1, form: $formNumber ) )[0] ?? null
			: null;
	}

	/**
	 * One that may be read: whatever its form allows, and also when it was taken for spam, which its sender is not
	 * told.
	 *
	 * @throws EntryNotFound
	 */
	public function sent( int $id, Visitor $visitor ): Entry {
		return $visitor->isLoggedIn()
			? $this->entries->findOwn( $id, $visitor->userId() ) ?? throw new EntryNotFound()
			: throw new EntryNotFound();
	}

	/**
	 * The change that a submission asks for; null when it asks for none, or its form allows none.
	 *
	 * @throws EntryNotFound
	 * @throws BadRequest
	 */
	public function change( Submission $submission ): ?OwnEntryChange {
		// A form that does not allow it knows no such input, as in Gravity Forms.
		$id = $this->allows( $submission->formNumber ) ? $this->number( $submission, self::ENTRY ) : null;
		if ( null === $id ) {
			return null;
		}
		$entry = $this->find( $id, $submission->visitor );
		if ( $entry->formNumber !== $submission->formNumber ) {
			throw new EntryNotFound();
		}
		// A client that knows no versions means whatever there is.
		return new OwnEntryChange( $entry, $this->number( $submission, self::VERSION ) ?? $entry->version );
	}

	/** The form as an entry was sent with. */
	public function formOf( Entry $entry ): ?Form {
		return $this->forms->findVersion( $entry->formNumber, $entry->formVersion );
	}

	/**
	 * All that may be changed (spec 3: gform_entry_id_{formId}).
	 *
	 * @param int $user User id, not 0.
	 * @return array<int, list<int>> By the form's number, newest first.
	 */
	public function openOf( int $user ): array {
		$ids = $this->entries->idsOf( $user );
		$this->forms->preload( array_keys( $ids ) );
		return array_filter( $ids, $this->allows( ... ), ARRAY_FILTER_USE_KEY );
	}

	/** Whether entries of this form may be changed: it says so, and is open. */
	public function allows( int $formNumber ): bool {
		return true === $this->forms->find( $formNumber )?->keepsEntries();
	}

	/**
	 * @return int|null Null where nothing is said.
	 * @throws BadRequest For what can be no number: taken for nothing, it would store a second entry.
	 */
	private function number( Submission $submission, string $name ): ?int {
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
