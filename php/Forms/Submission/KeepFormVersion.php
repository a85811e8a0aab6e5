<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Entries\Entry;

/** Keeps the form version that an entry is stored with, because it shows and validates the entry from now on. */
final class KeepFormVersion implements TransactionListener {

	public function __construct( private FormVersions $versions ) {}

	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		$this->versions->keep( $form );
	}
}
