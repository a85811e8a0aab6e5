<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Entries\Entry;

/** Keeps the version of the form that an entry is stored with: the entry is shown and validated by it from now on. */
final class KeepFormVersion implements TransactionListener {

	public function __construct( private FormVersions $versions ) {}

	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		$this->versions->keep( $form );
	}
}
