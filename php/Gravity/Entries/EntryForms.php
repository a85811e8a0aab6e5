<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Errors\ReadFailed;

/**
 * The forms of entries for Gravity Forms' clients, who read and write every field that a form has now.
 */
final class EntryForms {

	public function __construct( private FormRepository $forms ) {}

	/**
	 * The form as it is, for a new entry; null when there is none that can be used.
	 *
	 * @throws ReadFailed When the database does not tell.
	 */
	public function current( int $number ): ?Form {
		return $this->forms->findAny( $number )?->form;
	}

	/**
	 * The form as an entry was sent with, and after that the fields that were added since; null when it is gone.
	 *
	 * @throws ReadFailed When the database does not tell.
	 */
	public function of( Entry $entry ): ?Form {
		$current = $this->current( $entry->formNumber );
		$sent    = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
		return null === $current ? $sent : $sent?->withFieldsOf( $current );
	}
}
