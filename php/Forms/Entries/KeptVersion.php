<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Form;
use Atoll\Forms\Definitions\FormVersions;

/** Keeps the version of the form that an entry is stored with: the entry is shown and judged by it from now on. */
final class KeptVersion implements Participant {

	public function __construct( private FormVersions $versions ) {}

	public function join( Entry $entry, Form $form, Submission $submission ): void {
		$this->versions->keep( $form );
	}
}
