<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Access\Visitor;
use Atoll\FormStore\FormRepository;
use Atoll\Trouble\EntryNotFound;

/**
 * Entries that the person who sent them may open and change again (spec 3: entrySave). Anybody else's, and those of
 * forms that do not allow it, are not told apart from ones that do not exist.
 */
final class OwnEntries {

	public const ENTRY   = 'update_entry_id';
	public const VERSION = 'atoll_entry_version';

	public function __construct( private EntryRepository $entries, private FormRepository $forms ) {}

	/** @throws EntryNotFound */
	public function find( int $id, Visitor $visitor ): Entry {
		$entry = $id > 0 && $visitor->isLoggedIn() ? $this->entries->find( $id ) : null;
		if ( null === $entry || $entry->createdBy !== $visitor->userId() || 'active' !== $entry->status ) {
			throw new EntryNotFound();
		}
		return $this->allows( $entry->formNumber ) ? $entry : throw new EntryNotFound();
	}

	/**
	 * The change that a submission asks for; null when it asks for none, or its form allows none.
	 *
	 * @throws EntryNotFound
	 */
	public function change( Submission $submission ): ?Change {
		$id = $this->number( $submission, self::ENTRY );
		if ( null === $id || ! $this->allows( $submission->formNumber ) ) {
			return null; // A form that does not allow it knows no such input, as in Gravity Forms.
		}
		$entry = $this->find( $id, $submission->visitor );
		if ( $entry->formNumber !== $submission->formNumber ) {
			throw new EntryNotFound();
		}
		// A client that knows no versions means whatever there is.
		return new Change( $entry, $this->number( $submission, self::VERSION ) ?? $entry->version );
	}

	private function allows( int $formNumber ): bool {
		return true === $this->forms->find( $formNumber )?->keepsEntries();
	}

	private function number( Submission $submission, string $name ): ?int {
		$value = $submission->inputs[ $name ] ?? '';
		return is_scalar( $value ) && ! in_array( (string) $value, array( '', '0' ), true ) ? (int) $value : null;
	}
}
