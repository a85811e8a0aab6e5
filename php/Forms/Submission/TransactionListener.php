<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;

/** Writes in the transaction that stores an entry, so that both are there or neither: mail to be sent, for one. */
interface TransactionListener {

	/** @throws \Throwable When its write failed; the entry is then taken back too. */
	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void;
}
