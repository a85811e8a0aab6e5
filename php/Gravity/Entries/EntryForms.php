<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Errors\ReadFailed;

/**
 * Forms by which Gravity Forms' clients read and write entries: they have every field that a form has now.
 */
final class EntryForms {

	public function __construct( private FormRepository $forms ) {}

	/**
	 * Returns the current form, for a new entry; null when there is no usable one.
	 *
	 * @throws ReadFailed When the database cannot be read.
	 */
	public function current( int $number ): ?Form {
		return $this->forms->findAny( $number )?->form;
	}

	/**
	 * Returns the form version that an entry was sent with, followed by fields added since; null when the form is gone.
	 *
	 * @throws ReadFailed When the database cannot be read.
	 */
	public function find( Entry $entry ): ?Form {
		$current = $this->current( $entry->formNumber );
		$sent    = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
		return null === $current ? $sent : $sent?->withFieldsOf( $current );
	}
}
