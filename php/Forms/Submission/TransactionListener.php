<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;

/** Writes in the transaction that stores an entry, for example queues mail, so that both are stored or neither. */
interface TransactionListener {

	/** @throws \Throwable If a write failed; the entry is then rolled back too. */
	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void;
}
